import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Video } from '@nimantran/proto/domain/theme';
import { ChoiceGroup } from '../../../components/controls/choice-group.tsx';
import { OwnMusic } from '../../../components/uploads/own-music.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useUploadSizes } from '../../../lib/page/page-context.ts';
import { musicLimits } from '../../../lib/uploads/music-fault.ts';
import { musicTarget } from '../../../lib/uploads/own-music.ts';
import { cancelUpload } from '../../../lib/uploads/uploads.ts';
import { useExtraPrices } from '../api/quotes.ts';
import { useCreate } from './create-flow.tsx';
import css from './music-section.module.css';

interface MusicSectionProps {
  theme: Video;
  draft: Draft;
  faults: Faults;
  change: (part: Partial<Draft>) => void;
  /** A field's fault has been corrected. */
  onMended: (field: string) => void;
}

/** The video's sound. Switching the choice keeps the uploaded track. */
export function MusicSection({ theme, draft, faults, change, onMended }: MusicSectionProps) {
  const { draftKey } = useCreate();
  const { music: mostMb } = useUploadSizes();
  const { currency, visible } = usePricing();
  const { custom_audio: amount_minor } = useExtraPrices(theme, draft, currency);
  const price = visible && amount_minor !== undefined ? `+ ${formatMoney({ currency, amount_minor })}` : undefined;
  const choose = (choice: 'theme' | 'own') => {
    change({ own_music: choice === 'own' });
    // An upload that is no longer wanted must not block the form.
    if (choice === 'theme') cancelUpload(musicTarget(draftKey));
  };
  return (
    <section className={css.section} aria-labelledby="music-title">
      <h2 id="music-title">Music</h2>
      <ChoiceGroup
        legend="The sound of your video"
        name="own_music"
        value={draft.own_music ? 'own' : 'theme'}
        onChange={choose}
        choices={[
          { value: 'theme', label: 'The theme’s music', note: 'As in the sample video', price: undefined },
          { value: 'own', label: 'Your own music', note: musicLimits(mostMb), price },
        ]}
      />
      {draft.own_music && (
        <OwnMusic
          draftKey={draftKey}
          videoSeconds={theme.duration_seconds}
          draft={draft}
          faults={faults}
          change={change}
          onMended={onMended}
        />
      )}
    </section>
  );
}
