import type { JsonSchema, NamedSchemas, Shape } from '../../src/language/shapes.ts'

/** The least values that a shape allows: one for each of its kinds, with `text` wherever any text may stand. */
export function samplesOf(shape: Shape<unknown>, text: string): readonly unknown[] {
  const named: NamedSchemas = {}
  const schema = shape.schema(named)

  const followed = (at: JsonSchema): JsonSchema =>
    typeof at.$ref === 'string' ? followed(named[at.$ref.replace('#/$defs/', '')]!) : at

  function least(part: JsonSchema): unknown {
    const at = followed(part)
    if ('const' in at) return at.const
    if (Array.isArray(at.enum)) return at.enum[0]
    const several = at.anyOf ?? at.oneOf
    if (Array.isArray(several)) return least(several[0])
    switch (at.type) {
      case 'string':
        return text
      case 'boolean':
        return true
      case 'array':
        return Array.from({ length: Number(at.minItems ?? 0) }, () => least(at.items as JsonSchema))
      case 'object':
        return Object.fromEntries(
          (at.required as readonly string[]).map((key) => [
            key,
            least((at.properties as Readonly<Record<string, JsonSchema>>)[key]!),
          ]),
        )
      default:
        return Math.max(0, Number(at.minimum ?? 0))
    }
  }

  const { oneOf = [schema] } = followed(schema)
  return (oneOf as readonly JsonSchema[]).map(least)
}
