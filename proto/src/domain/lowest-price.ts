import type { Currency, Money } from './currency.ts';

/** Lowest starting price in minor units: what pages advertise and what the cheapest model of a new shop costs at 720p. */
export const LOWEST_PRICE_MINOR: Readonly<Record<Currency, number>> = { INR: 999, USD: 30, EUR: 30, GBP: 30 };

/** The lowest starting price as the pages name it. */
export const lowestPrice = (currency: Currency): Money => ({ currency, amount_minor: LOWEST_PRICE_MINOR[currency] });
