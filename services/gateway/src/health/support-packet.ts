import type { ZipEntry } from '@nimantran/kit/http/send-zip';
import { type Finding, findingsOf, silent, versionFindings } from '@nimantran/proto/domain/health';
import type { HealthReport } from '@nimantran/proto/domain/health-report';
import { HEALTH_SERVICES, type HealthService } from '@nimantran/proto/http/shared/health';

/** A service's report, or undefined if it did not answer in time. */
export type Answers = ReadonlyMap<HealthService, HealthReport | undefined>;

const README = `What every service of this shop said of itself when the packet was made.

findings.txt     what is not well, and what to do about it
<service>.json   version, readiness, waiting work, disks, ages of keys, kinds of errors since the start, variables
<service>.txt    instead, if the service did not answer

Variables are numbers, choices and hosts of addresses; of every other one the packet says only whether it is set. Errors are named by the
line of the log, type and code, never by their text. No order, customer or address of a person is in it.
`;

/** The files of a support packet. */
export function packetOf(answers: Answers, at: Date): ZipEntry[] {
  const reports = HEALTH_SERVICES.map((service): ZipEntry => {
    const report = answers.get(service);
    return report
      ? { name: `${service}.json`, text: `${JSON.stringify(report, null, 1)}\n`, at }
      : { name: `${service}.txt`, text: `${service} did not answer in time.\n`, at };
  });
  return [
    { name: 'README.txt', text: README, at },
    { name: 'findings.txt', text: inWords(allFindings(answers, at), at), at },
    ...reports,
  ];
}

function allFindings(answers: Answers, at: Date): Finding[] {
  const known = [...answers.values()].filter((report) => report !== undefined);
  return [
    ...HEALTH_SERVICES.flatMap((service) => {
      const report = answers.get(service);
      return report ? findingsOf(report, at) : [silent(service)];
    }),
    ...versionFindings(known),
  ];
}

function inWords(findings: readonly Finding[], at: Date): string {
  const lines = findings.map(({ urgency, service, what, todo }) => `[${urgency}] ${service}: ${what}\n  ${todo}`);
  return `${at.toISOString()}\n\n${lines.length === 0 ? 'Nothing is wrong.' : lines.join('\n\n')}\n`;
}
