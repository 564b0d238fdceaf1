import { HttpProblem } from '@nimantran/kit/http/problem';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { StudioStill } from '@nimantran/proto/http/studio/jobs';
import type { Still } from '@nimantran/proto/jobs/render';
import type { Context } from '../context.ts';

type Media = Pick<Context, 'media'>;

/** An address of an object; undefined for one that is purged. @throws HttpProblem 503 while media cannot be asked */
export async function sign({ media }: Media, key: string): Promise<string | undefined> {
  try {
    return (await media(signDownload, { body: { object_key: key, expires_in_seconds: SIGNED_ADDRESS_SECONDS } })).url;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw unavailable('media', error);
  }
}

/** Scenes without purged stills. */
export async function signScenes(context: Media, stills: readonly Still[]): Promise<StudioStill[]> {
  const signed = await Promise.all(
    stills.map(async ({ scene, object_key }) => ({ scene, url: await sign(context, object_key) })),
  );
  return signed.flatMap(({ scene, url }) => (url === undefined ? [] : [{ scene, url }]));
}

/** Addresses by name, without purged objects. */
export async function signAll(context: Media, keys: Record<string, string>): Promise<Record<string, string>> {
  const signed = await Promise.all(Object.entries(keys).map(async ([name, key]) => [name, await sign(context, key)] as const));
  return Object.fromEntries(signed.flatMap(([name, url]) => (url === undefined ? [] : [[name, url]])));
}

export function unavailable(service: string, error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  return new HttpProblem(503, `${service}_unavailable`, 'Part of the studio cannot be reached. Try again in a moment.');
}
