import { type Static, type TSchema, Type } from 'typebox';

/** The envelope of every event. `key` names the aggregate, `key_version` counts its events from 1 without gaps. */
export const Envelope = Type.Object({
  id: Type.String({ format: 'uuid' }),
  type: Type.String({ pattern: '^[a-z]+\\.[a-z_]+\\.[a-z_]+$', maxLength: 120 }),
  version: Type.Integer({ minimum: 1 }),
  occurred_at: Type.String({ format: 'date-time' }),
  key: Type.String({ minLength: 1, maxLength: 200 }),
  key_version: Type.Integer({ minimum: 1 }),
  /** W3C traceparent of the request or job that caused it. */
  trace: Type.String({ maxLength: 200 }),
  data: Type.Unknown(),
});
export type Envelope = Static<typeof Envelope>;

/** A kind of event: its subject, the version of its data and the schema of that data. */
export interface EventDefinition<EventType extends string = string, Data extends TSchema = TSchema> {
  type: EventType;
  version: number;
  data: Data;
}
export type EventData<Event extends EventDefinition> = Static<Event['data']>;
export type EventOf<Event extends EventDefinition> = Omit<Envelope, 'type' | 'data'> & {
  type: Event['type'];
  data: EventData<Event>;
};

export function defineEvent<const EventType extends string, Data extends TSchema>(
  event: EventDefinition<EventType, Data>,
): EventDefinition<EventType, Data> {
  return event;
}
