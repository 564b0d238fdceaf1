import type { Batch } from '@nimantran/proto/http/studio/batches';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { SEPARATOR_LABELS } from '../lib/batch-labels.ts';
import css from './batch-page.module.css';

/** How a batch was made, and how long its parts are stored. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { theme, file, segments } = batch;
  const facts: [string, string][] = [
    ['Created', `${shortIndianMoment(batch.made_at)} by ${batch.made_by}`],
    [
      'Theme',
      theme
        ? `${theme.title}, in the version that was current when the file was checked`
        : 'In the version each order was sold with',
    ],
    ['Resolution', batch.resolution],
  ];
  if (file) {
    const dates = file.dates === 'iso' ? 'unambiguous dates only' : 'day before month';
    facts.push(['File', `${file.name}: ${file.encoding}, separated by ${SEPARATOR_LABELS[file.separator]}, ${dates}`]);
  }
  if (segments.total > 0) {
    const percent = Math.round((100 * segments.reused) / segments.total);
    facts.push(['Reused', `${segments.reused} of ${segments.total} segments were reused (${percent}%)`]);
  }
  if (batch.inputs_go_at !== null)
    facts.push(['Text and photos', batch.inputs_gone ? 'Deleted' : `Deleted after ${shortIndianMoment(batch.inputs_go_at)}`]);
  if (batch.videos_go_at !== null)
    facts.push(['Videos', batch.videos_gone ? 'Deleted' : `Kept until ${shortIndianMoment(batch.videos_go_at)}`]);
  return (
    <section className={css.facts} aria-labelledby="batch-facts">
      <h2 id="batch-facts">About this batch</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
