interface Release {
  /** The text of VERSION. */
  version: string;
  changelog: string;
  /** The text of each overlay's kustomization.yaml, by its folder. */
  overlays: Readonly<Record<string, string>>;
  /** Files that are not committed. */
  uncommitted: readonly string[];
  /** The commit that the version's tag names; undefined without a tag. */
  taggedCommit: string | undefined;
  commit: string;
}

/** Why a commit cannot be released as the version that its VERSION names; empty if it can. */
export function releaseFaults({ version, changelog, overlays, uncommitted, taggedCommit, commit }: Release): string[] {
  const faults: string[] = [];
  const number = version.trim();
  if (!/^\d+\.\d+\.\d+$/.test(number)) faults.push(`VERSION is "${number}", not three numbers such as 1.2.0.`);
  const [, newest, day] = /^## (\S+) - (\S+)$/m.exec(changelog) ?? [];
  if (newest !== number) faults.push(`CHANGELOG.md begins with ${newest ?? 'no version'}, VERSION is ${number}.`);
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day))
    faults.push(`CHANGELOG.md has no day for ${newest ?? 'a version'}: write the day of the release.`);
  for (const [folder, text] of Object.entries(overlays)) {
    const others = new Set([...text.matchAll(/newTag: (\S+?) *\}/g)].map(([, tag]) => tag).filter((tag) => tag !== number));
    if (others.size > 0) faults.push(`${folder}/kustomization.yaml names ${[...others].join(', ')}, VERSION is ${number}.`);
  }
  if (uncommitted.length > 0) faults.push(`These files are not committed: ${uncommitted.join(', ')}.`);
  if (taggedCommit !== undefined && taggedCommit !== commit)
    faults.push(`The tag v${number} names another commit: raise VERSION.`);
  return faults;
}
