import type { Role } from './people.ts';
import type { Answer } from './send.ts';
import { NEVER_SUCCEEDS } from './valid-requests/by-operation.ts';

interface Case {
  role: Role;
  /** The contract accepts the request. */
  isValid: boolean;
  /** The role may call the operation. */
  may?: boolean;
  answer: Answer;
  fault: string | undefined;
  request: string;
}

interface Row {
  cases: number;
  valid: number;
  /** By the first digit of the status; 0 for no answer. */
  statuses: number[];
  slowestMs: number;
  /** Valid requests of roles that may call the operation. */
  byRole: Map<Role, { asked: number; done: number; refusals: Map<string, number> }>;
}

export interface Fault {
  operation: string;
  what: string;
  request?: string;
}

/** The answers, by operation. */
export class Results {
  readonly rows = new Map<string, Row>();
  readonly faults: Fault[] = [];

  add(operation: string, { role, isValid, may, answer, fault, request }: Case): void {
    const row = this.#rowOf(operation);
    const { status } = answer;
    row.cases += 1;
    row.valid += Number(isValid);
    const kind = Math.floor(status / 100);
    row.statuses[kind] = (row.statuses[kind] ?? 0) + 1;
    row.slowestMs = Math.max(row.slowestMs, answer.ms);
    if (isValid && may) {
      const asked = row.byRole.get(role) ?? { asked: 0, done: 0, refusals: new Map() };
      asked.asked += 1;
      if (kind === 2) asked.done += 1;
      else {
        const code = `${status} ${/"code":"(\w+)"/.exec(answer.text)?.[1] ?? ''}`;
        asked.refusals.set(code, (asked.refusals.get(code) ?? 0) + 1);
      }
      row.byRole.set(role, asked);
    }
    if (fault !== undefined)
      this.faults.push({ operation, what: `${fault} (as ${role}): ${answer.text.slice(0, 300)}`, request });
  }

  addFault(operation: string, what: string): void {
    this.faults.push({ operation, what });
  }

  /** At least a fifth of the valid requests of each permitted role must succeed. */
  requireAFifth(): void {
    for (const [operation, { byRole }] of this.rows)
      for (const [role, { asked, done, refusals }] of byRole) {
        if (done >= asked / 5 || NEVER_SUCCEEDS[operation]?.roles.includes(role)) continue;
        const said = [...refusals].map(([code, count]) => `${count} × ${code}`).join(', ');
        this.addFault(operation, `only ${done} of ${asked} right requests of ${role} were done: ${said}`);
      }
  }

  /** The lowest share of successful valid requests among the permitted roles. */
  leastDone({ byRole }: Row): number | undefined {
    const shares = [...byRole.values()].filter(({ asked }) => asked > 0).map(({ asked, done }) => done / asked);
    return shares.length === 0 ? undefined : Math.min(...shares);
  }

  table(): Record<string, string | number>[] {
    return [...this.rows].map(([operation, row]) => {
      const { cases, valid, statuses, slowestMs } = row;
      const [none = 0, , done = 0, elsewhere = 0, refused = 0, failed = 0] = statuses;
      const least = this.leastDone(row);
      return {
        ...{ operation, cases, valid, '2xx': done, '3xx': elsewhere, '4xx': refused, '5xx': failed, none },
        'slowest ms': Math.round(slowestMs),
        'least done': least === undefined ? '' : `${Math.round(least * 100)} %`,
      };
    });
  }

  line(operation: string): string {
    const row = this.table().find((one) => one.operation === operation);
    const faults = this.faults.filter((fault) => fault.operation === operation).length;
    return `${operation}: ${row?.['2xx']} done, ${row?.['4xx']} refused, ${row?.['slowest ms']} ms at most, ${faults} faults`;
  }

  #rowOf(operation: string): Row {
    const row = this.rows.get(operation) ?? { cases: 0, valid: 0, statuses: [0, 0, 0, 0, 0, 0], slowestMs: 0, byRole: new Map() };
    this.rows.set(operation, row);
    return row;
  }
}
