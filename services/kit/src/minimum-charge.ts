import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import { orElse, type Variable } from './config.ts';

/** An amount in minor units for every currency the shop sells in. */
export const amountsByCurrency: Variable<Record<Currency, number>> = {
  hint: `an amount in minor units for each of ${CURRENCIES.join(', ')}, as in INR:100,USD:50,EUR:50,GBP:30`,
  parse(text) {
    const given = text.split(',').map((pair) => {
      const [code, amount] = pair.split(':').map((part) => part.trim());
      return [code, Number(amount)] as const;
    });
    const amountOf = (currency: Currency) => {
      const amount = given.find(([code]) => code === currency)?.[1];
      if (amount === undefined || !Number.isSafeInteger(amount) || amount < 0) throw new RangeError();
      return amount;
    };
    if (given.length !== CURRENCIES.length) throw new RangeError();
    return { INR: amountOf('INR'), USD: amountOf('USD'), EUR: amountOf('EUR'), GBP: amountOf('GBP') };
  },
};

/** The smallest card payment by currency, in minor units: the payment provider's limits by default. */
export const minimumCharge = orElse(amountsByCurrency, { INR: 100, USD: 50, EUR: 50, GBP: 30 });
