import { photoFault } from './photo-fault.ts';

type Named = Pick<File, 'name' | 'type' | 'size'>;

interface Placed<Photo> {
  placed: { slot: string; file: Photo }[];
  /** Why files were not placed, as messages. */
  refused: string[];
}

/** Assigns files to the free slots in order; returns unusable ones separately. */
export function placePhotos<Photo extends Named>(
  files: readonly Photo[],
  free: readonly string[],
  mostMb: number,
): Placed<Photo> {
  const placed: Placed<Photo>['placed'] = [];
  const refused: string[] = [];
  const left: string[] = [];
  for (const file of files) {
    const fault = photoFault(file, mostMb);
    const slot = free[placed.length];
    if (fault) refused.push(`${file.name}: ${fault}`);
    else if (slot === undefined) left.push(file.name);
    else placed.push({ slot, file });
  }
  if (left.length > 0) {
    const which = left.length > 3 ? `${left.length} photos` : left.join(', ');
    refused.push(`There is no free place for ${which}. Replace or remove a photo first.`);
  }
  return { placed, refused };
}
