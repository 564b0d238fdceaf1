import { formatMoney } from '@nimantran/proto/domain/currency';
import { deliveriesHandedOut } from '@nimantran/proto/domain/handed-out';
import { DELIVERIES } from '@nimantran/proto/domain/pricing';
import { RESOLUTION_LABELS, RESOLUTIONS, type Resolution } from '@nimantran/proto/domain/resolution';
import type { Video } from '@nimantran/proto/domain/theme';
import { ChoiceGroup } from '../../../components/controls/choice-group.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import { useDeliveryPromise } from '../../../lib/shop/delivery-promise.ts';
import { indianMoment } from '../../../lib/time/dates.ts';
import { useExtraPrices } from '../api/quotes.ts';
import { CodeChoice } from './code-choice.tsx';
import form from './form-step.module.css';
import css from './options-section.module.css';
import { PromoCode } from './promo-code.tsx';

const RESOLUTION_NOTES: Readonly<Record<Resolution, string>> = {
  '720p': 'Good for WhatsApp',
  '1080p': 'Sharp on every phone and TV',
  '2160p': 'For large screens',
};

interface OptionsSectionProps {
  theme: Video;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

export function OptionsSection({ theme, draft, change }: OptionsSectionProps) {
  const shop = useShop();
  const { models, currency, visible } = usePricing();
  const extras = useExtraPrices(theme, draft, currency);
  const promise = useDeliveryPromise();
  const money = (amount: number | undefined) =>
    visible && amount !== undefined ? formatMoney({ currency, amount_minor: amount }) : undefined;
  const added = (amount: number | undefined) => {
    const text = money(amount);
    return text && `+ ${text}`;
  };
  const prices = models.find((model) => model.pid === theme.pricing_id)?.currencies.find((entry) => entry.code === currency)?.res;

  return (
    <section className={css.options} aria-labelledby="options">
      <h2 id="options">Options</h2>
      <ChoiceGroup
        legend="Resolution"
        name="resolution"
        value={draft.resolution}
        onChange={(resolution) => change({ resolution })}
        choices={RESOLUTIONS.map((value, index) => ({
          value,
          label: RESOLUTION_LABELS[value],
          note: RESOLUTION_NOTES[value],
          price: money(prices?.[index]?.offer),
        }))}
      />
      <ChoiceGroup
        legend="Delivery"
        hint={
          !deliveriesHandedOut(Date.now()).includes('standard')
            ? 'Today is Sunday: designers work only on Express orders.'
            : 'On Sundays designers work only on Express orders.'
        }
        name="delivery"
        value={draft.delivery}
        onChange={(delivery) => change({ delivery })}
        choices={DELIVERIES.map((value) => ({
          value,
          label: value === 'express' ? 'Express' : 'Standard',
          note: promise ? `${shop.delivery[value]}: ready by ${indianMoment(promise[value].due_at)}` : shop.delivery[value],
          price: value === 'express' ? added(extras.express) : undefined,
        }))}
      />
      {theme.has_watermark && (
        <div>
          <label className={form.tick}>
            <input
              type="checkbox"
              aria-describedby="watermark-hint"
              checked={draft.remove_watermark}
              onChange={(event) => change({ remove_watermark: event.target.checked })}
            />
            <span className={form.grow}>Remove watermark</span>
            <span className={form.added}>{added(extras.remove_watermark)}</span>
          </label>
          <p id="watermark-hint" className={form.hint}>
            Otherwise your video shows our name in small letters in one corner.
          </p>
        </div>
      )}
      <CodeChoice theme={theme} draft={draft} change={change}>
        <span className={form.added}>Free</span>
      </CodeChoice>
      <PromoCode theme={theme} draft={draft} change={change} />
    </section>
  );
}
