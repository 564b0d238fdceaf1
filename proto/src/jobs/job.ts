import type { Static, TSchema } from 'typebox';

/** A queue job: its queue, its name, and the schema its data is checked against, both when queued and when run. */
export interface JobDefinition<Name extends string = string, Data extends TSchema = TSchema> {
  queue: string;
  name: Name;
  data: Data;
}
export type JobData<Job extends JobDefinition> = Static<Job['data']>;

export function defineJob<const Name extends string, Data extends TSchema>(
  job: JobDefinition<Name, Data>,
): JobDefinition<Name, Data> {
  return job;
}
