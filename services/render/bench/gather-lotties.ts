import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Packages of the npm registry that ship animations, by their makers. */
const PACKAGES = [
  ...['lottie-web@5.13.0', 'lottie-api', 'vue-lottie', 'vue-lottie-web', 'react-native-animated-loader', '@lordicon/element'],
  ...['react-useanimations', 'vue3-useanimations', '@meteocons/lottie', '@coinbase/cds-lottie-files'],
];

const [out, ...sources] = process.argv.slice(2);
if (!out) {
  console.error('gather-lotties.ts FOLDER [UNPACKED SOURCE…]: collects animations that others made, a folder for each maker.');
  process.exit(1);
}

const known = new Set<string>();
for (const name of PACKAGES) {
  const dir = mkdtempSync(join(tmpdir(), 'lotties-'));
  try {
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', dir, name], { encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', join(dir, packed), '-C', dir]);
    keepAnimations(name.replace(/^@|@[\d.]+$/g, '').replace('/', '-'), dir);
  } catch (error) {
    console.error(`${name}: ${String(error)}`);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
for (const source of sources) keepAnimations(basename(source), source);

/** Copies every animation of a folder, each once however many packages have it. */
function keepAnimations(maker: string, dir: string): void {
  let kept = 0;
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const text = name.endsWith('.json') ? animationIn(join(dir, name)) : undefined;
    if (text === undefined) continue;
    const hash = createHash('sha256').update(text).digest('hex');
    if (known.has(hash)) continue;
    known.add(hash);
    mkdirSync(join(out ?? '', maker), { recursive: true });
    writeFileSync(join(out ?? '', maker, `${basename(name, '.json')}-${hash.slice(0, 6)}.json`), text);
    kept += 1;
  }
  console.info(`${maker}: ${kept}`);
}

function animationIn(path: string): string | undefined {
  const text = readFileSync(path, 'utf8');
  try {
    const content: unknown = JSON.parse(text);
    const isAnimation = typeof content === 'object' && content !== null && 'layers' in content && 'op' in content;
    return isAnimation ? text : undefined;
  } catch {
    return undefined;
  }
}
