import { consent } from './consent.ts';
import { loadGoogleAnalytics } from './google.ts';
import { logReport } from './log.ts';
import { type Report, reportOf } from './report.ts';
import { listenToEvents } from './track.ts';

interface AnalyticsOptions {
  /** Google Analytics id; null for none. */
  id: string | null;
  /** Whether reports are also logged to the console. */
  log: boolean;
  patternOf: (pathname: string) => string;
}

/** Sends events to analytics: to Google only while the visitor agrees. */
export function startAnalytics({ id, log, patternOf }: AnalyticsOptions): void {
  let google: ReturnType<typeof loadGoogleAnalytics> | undefined;
  /** The page that is open when the visitor agrees counts; earlier events do not. */
  let page: Report | undefined;
  const agreed = () => id !== null && consent.get() === 'granted';
  const follow = () => {
    if (id !== null && agreed()) {
      google ??= loadGoogleAnalytics(id);
      google.resume();
      if (page) google.send(page);
    } else google?.stop();
  };
  follow();
  consent.subscribe(follow);
  listenToEvents((event) => {
    const report = reportOf(event, patternOf);
    if (report.name === 'page_view') page = report;
    if (log) logReport(report);
    if (agreed()) google?.send(report);
  });
}
