import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ROUTES } from '../../campaign/http.ts'
import { type AnswerOf, methodOf, patternOf, type SentTo } from '../../table/wire/route.ts'
import { unreadable } from './refusals.ts'

type Name = keyof typeof ROUTES
type Sent<N extends Name> = SentTo<(typeof ROUTES)[N]>
type Answer<N extends Name> = AnswerOf<(typeof ROUTES)[N]>
type Silent = { [N in Name]: Sent<N> extends null ? N : never }[Name]

interface Limited {
  /** So many a minute from one address: less where it costs more than reading. */
  readonly atMost: number
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface AskedWith<S> extends Asked {
  /** What came in the body or the query, read. */
  readonly sent: S
}

type KeyOf<T> = T extends unknown ? keyof T : never

/** No entry that the contract does not name: nothing is sent or read by accident. */
type Named<Given, Declared> =
  Exclude<KeyOf<Given>, KeyOf<Declared>> extends never
    ? unknown
    : { readonly 'not in the contract': Exclude<KeyOf<Given>, KeyOf<Declared>> }

/** A schema takes whatever may be sent by the contract. */
type Reads<S extends z.ZodType, Declared> =
  Declared extends z.input<S>
    ? Named<z.output<S>, Declared>
    : { readonly 'the contract lets this be sent': Declared }

/** Reads a body or a query, or refuses with the first place that is wrong. */
function read<T>(shape: z.ZodType<T>, value: unknown): T {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const place = issue?.path.join('.') ?? ''
  throw unreadable(
    place === ''
      ? issue?.code === 'unrecognized_keys'
        ? (issue.keys[0] ?? 'body')
        : 'body'
      : place.slice(0, 60),
  )
}

const MINUTE = 60_000

/** The routes of the contract, to be answered one by one: no other can be, and none otherwise. */
export class Routes {
  private readonly app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.app = app
  }

  on<N extends Silent, G extends Answer<N>>(
    name: N,
    options: Limited,
    answer: (asked: Asked) => Promise<G & Named<G, Answer<N>>>,
  ): void
  on<N extends Exclude<Name, Silent>, S extends z.ZodType, G extends Answer<N>>(
    name: N,
    options: Limited & { readonly takes: S & Reads<S, Sent<N>> },
    answer: (asked: AskedWith<z.output<S>>) => Promise<G & Named<G, Answer<N>>>,
  ): void
  on(
    name: Name,
    { takes, atMost }: Limited & { readonly takes?: z.ZodType },
    answer: (asked: AskedWith<unknown>) => Promise<unknown>,
  ): void {
    const method = methodOf(name)
    this.app.route({
      method,
      url: patternOf(name),
      config: { rateLimit: { max: atMost, timeWindow: MINUTE } },
      handler: async (request, reply) => {
        const given = method === 'GET' ? request.query : request.body
        return answer({ request, reply, sent: takes === undefined ? null : read(takes, given) })
      },
    })
  }
}
