import { describe, expect, it } from 'vitest'
import * as limits from '../../src/kernel/limits.ts'

const { EngineLimit, ...sentences } = limits

describe('whatever stops the engine', () => {
  it.each(Object.entries(sentences))('%s says so in both languages, with its numbers', (_, limit) => {
    const made: InstanceType<typeof EngineLimit> = (limit as (...parts: unknown[]) => never)(7654, 'Torch')
    expect(made).toBeInstanceOf(EngineLimit)
    expect(made.name).toBe('EngineLimit')
    for (const sentence of [made.message, made.french]) expect(sentence).toMatch(/^.{20,}[^.]$/)
    expect(made.french).not.toBe(made.message)
    expect(made.french.match(/\d+|Torch/g)).toEqual(made.message.match(/\d+|Torch/g))
  })
})
