import { type Lock, type LockedPackage, packagesOf, placeOf } from './packages.ts';

interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl?: string;
  scope?: 'required' | 'optional';
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: ({ expression: string } | { license: { id: string } })[];
}

export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const WHOLE = 'nimantran';

/**
 * The shop's third-party components: every package that production runs or renders with, as CycloneDX 1.6. It depends on the lock
 * file alone, without time or randomness: the same lock gives the same bill of materials.
 */
export function billOfMaterials(lock: Lock, licenceOf: (locked: LockedPackage) => string): BillOfMaterials {
  const used = packagesOf(lock).filter(({ isDev }) => !isDev);
  const components = new Map<string, Component>();
  const needs = new Map<string, Set<string>>([[WHOLE, new Set()]]);
  for (const locked of used) {
    const ref = purlOf(locked);
    // Copies of a package in several places count once; it is optional only if all copies are.
    const isRequired = !locked.isOptional || components.get(ref)?.scope === 'required';
    components.set(ref, { ...componentOf(locked, licenceOf(locked)), scope: isRequired ? 'required' : 'optional' });
    const asked = needs.get(ref) ?? new Set();
    for (const wanted of neededBy(lock, locked.place)) asked.add(wanted);
    needs.set(ref, asked);
  }
  for (const [place] of Object.entries(lock).filter(([each]) => !each.includes('node_modules/')))
    for (const wanted of neededBy(lock, place)) needs.get(WHOLE)?.add(wanted);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': WHOLE, name: WHOLE, version: '0.0.0' } },
    components: sorted(components),
    dependencies: sorted(needs, ([ref, asked]) => ({ ref, dependsOn: [...asked].sort() })),
  };
}

function componentOf({ name, version, integrity, ...locked }: LockedPackage, licence: string): Omit<Component, 'scope'> {
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purlOf({ name, version }),
    ...(group === undefined ? {} : { group }),
    name: bare ?? name,
    version,
    purl: purlOf({ name, version }),
    hashes: hashesOf(integrity, locked.place),
    licenses: [/[ ()]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
  };
}

/** A package URL: `pkg:npm/%40scope/name@1.2.3`. */
export function purlOf({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hashesOf(integrity: string | undefined, place: string): NonNullable<Component['hashes']> {
  const sha512 = integrity?.split(' ').find((each) => each.startsWith('sha512-'));
  if (sha512 === undefined) throw new Error(`${place} has no SHA-512 in the lock file`);
  return [{ alg: 'SHA-512', content: Buffer.from(sha512.slice('sha512-'.length), 'base64').toString('hex') }];
}

/** The production dependencies of an installed package or workspace, as far as installed. */
function neededBy(lock: Lock, from: string): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[from] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap((wanted) => {
    const place = placeOf(lock, from, wanted);
    const [found] = place === undefined ? [] : packagesOf({ [place]: lock[place] ?? {} });
    return found === undefined || found.isDev ? [] : [purlOf(found)];
  });
}

function sorted<Value, Made = Value>(
  map: ReadonlyMap<string, Value>,
  make = ([, value]: [string, Value]): Made => value as unknown as Made,
): Made[] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(make);
}
