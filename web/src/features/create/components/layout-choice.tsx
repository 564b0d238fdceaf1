import { chosenLayout, type Layout, layoutsOfVideo } from '@nimantran/proto/domain/layout';
import type { Video } from '@nimantran/proto/domain/theme';
import { ChoiceGroup } from '../../../components/controls/choice-group.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { LAYOUT_NAMES } from '../../../lib/themes/layout-names.ts';
import css from './form-step.module.css';

const NOTES: Readonly<Record<Layout, string>> = {
  portrait: 'Fills a phone: for WhatsApp, status and stories',
  landscape: 'Fills a television, a projector or a computer',
};

interface LayoutChoiceProps {
  theme: Pick<Video, 'portrait_orientation' | 'has_second_layout'>;
  draft: Pick<Draft, 'layout'>;
  change: (part: Pick<Draft, 'layout'>) => void;
}

/** The shape of the video, if the theme has both. */
export function LayoutChoice({ theme, draft, change }: LayoutChoiceProps) {
  const layouts = layoutsOfVideo(theme);
  const [own] = layouts;
  const value = chosenLayout(layouts, draft.layout ?? undefined) ?? own;
  if (layouts.length < 2 || value === undefined) return null;
  return (
    <div className={css.look}>
      <ChoiceGroup
        legend="Shape of the video"
        name="layout"
        value={value}
        onChange={(layout) => change({ layout: layout === own ? null : layout })}
        choices={layouts.map((layout) => ({ value: layout, label: LAYOUT_NAMES[layout], note: NOTES[layout], price: undefined }))}
      />
    </div>
  );
}
