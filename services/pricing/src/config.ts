import { commonVariables, orElse, readConfig, requireInProduction, storageVariables, type Variable } from '@nimantran/kit/config';
import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';

/** Pairs of a currency and minor units: `INR:100,USD:50,EUR:50,GBP:30`. */
const minorByCurrency: Variable<Record<Currency, number>> = {
  hint: `an amount in minor units for each of ${CURRENCIES.join(', ')}, as in INR:100,USD:50,EUR:50,GBP:30`,
  parse(text) {
    const pairs = text.split(',').map((pair) => {
      const [code, amount] = pair.split(':').map((part) => part.trim());
      return [code, Number(amount)] as const;
    });
    const amountOf = (currency: Currency) => {
      const amount = pairs.find(([code]) => code === currency)?.[1];
      if (amount === undefined || !Number.isSafeInteger(amount) || amount < 0) throw new RangeError();
      return amount;
    };
    if (pairs.length !== CURRENCIES.length) throw new RangeError();
    return { INR: amountOf('INR'), USD: amountOf('USD'), EUR: amountOf('EUR'), GBP: amountOf('GBP') };
  },
};

const variables = {
  ...commonVariables,
  ...storageVariables,
  MINIMUM_CHARGE_MINOR: orElse(minorByCurrency, { INR: 100, USD: 50, EUR: 50, GBP: 30 }),
};

export type Config = ReturnType<typeof readConfiguration>;

export function readConfiguration(environment: Readonly<Record<string, string | undefined>> = process.env) {
  requireInProduction(environment, ['DATABASE_URL', 'NATS_URL']);
  return readConfig(environment, variables);
}
