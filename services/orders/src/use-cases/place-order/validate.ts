import { badRequest } from '@nimantran/kit/http/problem';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Billing, OrderOptions } from '@nimantran/proto/domain/order';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';
import { knownCards, tidyCustomisation, validateCustomisation } from '../../domain/orders/validate-customisation.ts';

export interface ValidOrder {
  customisation: Customisation;
  options: OrderOptions;
  billing: Billing;
}

interface WantedOrder extends ValidOrder {
  music_rights_accepted?: boolean | undefined;
}

/**
 * The wanted order, normalised, without anything that the theme or the billing rules do not know.
 * @throws HttpProblem 400 `invalid_customisation`, `music_rights_required` or `invalid_billing`, with every invalid field
 */
export function validOrder(theme: ThemeManifest, body: WantedOrder): ValidOrder {
  const customisation = tidyCustomisation({ ...body.customisation, cards: knownCards(theme, body.customisation.cards) });
  const faults = validateCustomisation(theme, customisation, body.options);
  const [first] = faults;
  if (first) throw badRequest('invalid_customisation', `${first.field.split('.').at(-1)} ${first.message}.`, faults);
  if (customisation.music && body.music_rights_accepted !== true)
    throw badRequest('music_rights_required', 'Confirm that you may use the music, or choose the theme’s music.', [
      { field: 'music_rights_accepted', message: 'must be ticked for music of your own' },
    ]);
  const { currency, resolution, delivery, remove_watermark, promo_code } = body.options;
  return {
    customisation,
    options: { currency, resolution, delivery, remove_watermark, promo_code: promo_code?.trim().toUpperCase() || null },
    billing: validBilling(body.billing),
  };
}

function validBilling({ name, country, state, gstin }: Billing): Billing {
  const inIndia = country === 'IN';
  const tidied = tidyText(name);
  const nameFault = textFault(tidied, 'line');
  const faults = [
    ...(nameFault ? [{ field: 'billing.name', message: nameFault }] : []),
    ...(inIndia && state === null ? [{ field: 'billing.state', message: 'is required in India' }] : []),
    ...(!inIndia && gstin !== null ? [{ field: 'billing.gstin', message: 'exists in India only' }] : []),
  ];
  const [first] = faults;
  if (first) throw badRequest('invalid_billing', `${first.field} ${first.message}.`, faults);
  return { name: tidied, country, state: inIndia ? state : null, gstin };
}
