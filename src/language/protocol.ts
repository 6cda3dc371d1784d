import type { SeenDecision, SeenEvent, SeenOption, SeenTopic } from './face.ts'
import type { JsonSchema, NamedSchemas, Shape } from './shapes.ts'

/** Everything that travels between a game and whoever plays it. */
export interface Protocol<
  Setup = unknown,
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
  Topic extends SeenTopic = SeenTopic,
  Offer = unknown,
> {
  /** What can be chosen before a game, in one language. */
  readonly offer: Shape<Offer>
  /** A set-up with everything settled. */
  readonly setup: Shape<Setup>
  /** What a seat sees. */
  readonly view: Shape<View>
  /** What is asked, with everything that may be answered. */
  readonly decision: Shape<SeenDecision<Option>>
  /** What happened, as a seat sees it. */
  readonly event: Shape<Event>
  /** Something on the table whose numbers can be asked for their reasons. */
  readonly topic: Shape<Topic>
}

/** The protocol of a game as one JSON schema; what travels is under `$defs`. */
export function schemaOf(game: string, protocol: Protocol): JsonSchema {
  const named: NamedSchemas = {}
  const { offer, setup, view, decision, event, topic } = protocol
  const parts = { offer, setup, view, decision, event, topic }
  const properties = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part.schema(named)]),
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${game}.json`,
    title: game,
    type: 'object',
    properties,
    $defs: Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  }
}
