import { animationFileOf, layoutsOf } from '@nimantran/proto/domain/layout';
import type { FontCoverage, LintFinding, LongestText, ThemeLint } from '@nimantran/proto/domain/theme-lint';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { checkFiles } from '../package/check-files.ts';
import { manifestProblems } from '../package/check-manifest.ts';
import { readManifest, readThemePackage, type ThemePackage } from '../package/theme-package.ts';
import { RenderError } from '../pipeline/errors.ts';
import { fontCoverage } from './font-coverage.ts';
import { codePlaceFindings } from './lint-code.ts';
import { costFindings } from './lint-costs.ts';
import { drawnFindings } from './lint-drawn.ts';
import { featureFindings } from './lint-features.ts';
import { fieldFindings } from './lint-fields.ts';
import { hiddenAtLongestFindings } from './lint-hidden.ts';
import { joinedReports, sceneDifferences } from './lint-layouts.ts';
import { drawnPaletteFindings, paletteFindings } from './lint-palettes.ts';
import { sceneFindings } from './lint-scenes.ts';
import { codeTextFindings, lengthFindings, longestTexts, ornamentFindings } from './longest-text.ts';
import { packageFault } from './refusal.ts';

/** A package with more findings has one fault many times. */
const MOST_FINDINGS = 300;

/** The report on a package folder. A fault of the package is a finding, never thrown; checks that depend on it are skipped. */
export async function lintTheme(dir: string): Promise<ThemeLint> {
  const read = attempt(() => {
    const whole = readManifest(dir);
    return { whole, layouts: layoutsOf(whole).map((layout) => readThemePackage(dir, { layout })) };
  });
  if ('fault' in read) return { findings: [read.fault], fonts: [], texts: [] };
  const { whole, layouts } = read.result;
  const [own, second] = layouts;
  if (!own) throw new Error('a package has a layout');
  const report = await lintLayouts(whole, own, second);
  if (!whole.palettes) return report;
  const faults = paletteFindings(whole);
  // Without texts the package could not be drawn in its own colours either.
  const isDrawn = faults.length === 0 && report.texts.length > 0;
  const drawn = isDrawn ? await drawnPaletteFindings(dir, whole, report.findings, report.texts) : [];
  return { ...report, findings: sorted([...report.findings, ...faults, ...drawn]) };
}

async function lintLayouts(whole: ThemeManifest, own: ThemePackage, second: ThemePackage | undefined): Promise<ThemeLint> {
  const report = await lintLayout(own, 'animation.json');
  if (!second) return report;
  const file = animationFileOf(whole, layoutsOf(whole)[1] ?? 'portrait');
  const joined = joinedReports(report, await lintLayout(second, file), file);
  return { ...joined, findings: sorted([...joined.findings, ...sceneDifferences(own, second)]) };
}

async function lintLayout(themePackage: ThemePackage, file: string): Promise<ThemeLint> {
  const { manifest, animation } = themePackage;
  const disagreements = manifestProblems(manifest, animation, file).map(disagreement);
  const files = attempt(() => checkFiles(themePackage));
  const findings = [
    ...disagreements,
    ...('fault' in files ? [files.fault] : []),
    ...featureFindings(animation),
    ...fieldFindings(manifest, animation),
    ...sceneFindings(manifest, animation),
    ...codePlaceFindings(manifest),
  ];
  if (disagreements.length > 0 || 'fault' in files) return { findings: sorted(findings), fonts: [], texts: [] };
  const { fonts, texts, seen } = await look(themePackage);
  return { findings: sorted([...findings, ...seen]), fonts, texts };
}

/** Findings from setting the texts and drawing the video; needs a package whose parts are consistent. */
async function look(themePackage: ThemePackage): Promise<{ fonts: FontCoverage[]; texts: LongestText[]; seen: LintFinding[] }> {
  try {
    const texts = longestTexts(themePackage);
    const seen = [
      ...lengthFindings(texts),
      ...codeTextFindings(texts, themePackage),
      ...(await ornamentFindings(texts, themePackage)),
      ...(await hiddenAtLongestFindings(texts, themePackage)),
      ...costFindings(themePackage),
      ...(await drawnFindings(themePackage)),
    ];
    return { fonts: fontCoverage(themePackage), texts, seen };
  } catch (error) {
    return { fonts: [], texts: [], seen: [faultOf(error)] };
  }
}

function attempt<Result>(work: () => Result): { result: Result } | { fault: LintFinding } {
  try {
    return { result: work() };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): LintFinding {
  if (!(error instanceof RenderError)) throw error;
  return packageFault(error.message);
}

function disagreement(problem: string): LintFinding {
  const message = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
  return {
    code: 'package',
    severity: 'error',
    message,
    advice: 'Correct theme.json or the animation; it could not be rendered.',
  };
}

const ORDER = { error: 0, warning: 1, note: 2 };

function sorted(findings: LintFinding[]): LintFinding[] {
  return findings
    .toSorted((one, other) => ORDER[one.severity] - ORDER[other.severity] || (one.frame ?? -1) - (other.frame ?? -1))
    .slice(0, MOST_FINDINGS);
}
