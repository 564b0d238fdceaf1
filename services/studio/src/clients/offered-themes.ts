import type { ThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';

const KEPT_MS = 60_000;
const MOST_KEPT = 200;

/** The version of each theme that is on sale, asked of catalog once a minute: a form asks for its stills all the time. */
export class OfferedThemes {
  readonly #catalog: Call;
  readonly #kept = new Map<number, { at: number; theme: Promise<ThemeVersion | undefined> }>();

  constructor(catalog: Call) {
    this.#catalog = catalog;
  }

  /** Undefined for a theme or version that is not on sale. @throws ProblemError if catalog cannot be asked */
  async get(themeId: number, version: string): Promise<ThemeVersion | undefined> {
    const known = this.#kept.get(themeId);
    const kept = known && Date.now() - known.at < KEPT_MS ? known : this.#ask(themeId);
    const theme = await kept.theme.catch((error: unknown) => {
      this.#kept.delete(themeId);
      throw error;
    });
    return theme?.on_sale && theme.version === version ? theme : undefined;
  }

  #ask(themeId: number) {
    const theme = this.#catalog(getThemeVersion, { params: { theme_id: themeId, version: 'current' } }).catch(
      (error: unknown) => {
        if (error instanceof ProblemError && error.status === 404) return undefined;
        throw error;
      },
    );
    const kept = { at: Date.now(), theme };
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(themeId, kept);
    return kept;
  }
}
