import { SHORT_BIRTHDAY, SHORT_THEME } from '../../../test-support/fixtures/short-theme.ts';

interface SoldTheme {
  id: number;
  category: string;
  title: string;
  frames: number;
}

/** 'Up, Up, Hooray', whose video is of 13 seconds: for the cases that look at its pictures. */
export const LONG_BIRTHDAY: SoldTheme = { id: 102, category: 'birthday', title: 'Up, Up, Hooray', frames: 390 };

/** The package of the theme guide, which `keepSoldVersion` puts on sale. */
export const SAMPLE: Pick<SoldTheme, 'id' | 'category'> = { id: 900_001, category: 'wedding' };

/** A theme of one second, upright, with a photo; a shop sells it after `publishTheme(admin, await shortBirthdayZip())`. */
export const BIRTHDAY: SoldTheme = {
  id: SHORT_BIRTHDAY.id,
  category: SHORT_BIRTHDAY.category,
  title: SHORT_BIRTHDAY.title,
  frames: SHORT_BIRTHDAY.frames,
};

/** A theme of one second in 16:9, without photos, for orders whose pictures do not matter; a shop sells it after `publishTheme(admin, await shortThemeZip())`. */
export const SHORT: SoldTheme = {
  id: SHORT_THEME.id,
  category: SHORT_THEME.category,
  title: SHORT_THEME.title,
  frames: SHORT_THEME.frames,
};
