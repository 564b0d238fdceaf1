import type { PromoCodeView } from '@nimantran/proto/http/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Part, Table } from '../../../components/staff/part.tsx';
import { promoCodesQuery } from '../api/price-queries.ts';
import { settingsInWords } from '../lib/promo-form.ts';
import css from './prices.module.css';
import { PromoEditor } from './promo-editor.tsx';

/** All promo codes with their uses; one is made, changed or ended at a time. */
export function PromoCodes() {
  const codes = useQuery(promoCodesQuery);
  const [edited, setEdited] = useState<PromoCodeView | 'new'>();
  const [isEnding, setEnding] = useState(false);
  const close = () => {
    setEdited(undefined);
    setEnding(false);
  };
  if (edited !== undefined)
    return <PromoEditor code={edited === 'new' ? undefined : edited} ends={isEnding} known={codes.data ?? []} onClose={close} />;
  return (
    <Part title="Promo codes" asked={codes} none="There is no promo code." isEmpty={() => false}>
      {(list) => (
        <>
          <div className={css.actions}>
            <Button onClick={() => setEdited('new')}>Make a promo code</Button>
          </div>
          {list.length > 0 && (
            <Table label="Promo codes" heads={['Code', 'Takes off', 'On orders above', 'Starts', 'Ends', 'Used', 'What to do']}>
              {list.map((code) => {
                const [takesOff, above, starts, ends] = settingsInWords(code);
                const isOver = code.ends_at !== null && Date.parse(code.ends_at) <= Date.now();
                return (
                  <tr key={code.code}>
                    <td>{code.code}</td>
                    <td>{takesOff?.words}</td>
                    <td>{above?.words}</td>
                    <td>{starts?.words}</td>
                    <td>{isOver ? `Ended ${ends?.words}` : ends?.words}</td>
                    <td>
                      {code.uses}
                      {code.max_uses !== null && ` of ${code.max_uses}`}
                    </td>
                    <td>
                      <span className={css.actions}>
                        <Button small look="plain" onClick={() => setEdited(code)}>
                          Change<span className="visually-hidden"> {code.code}</span>
                        </Button>
                        {!isOver && (
                          <Button
                            small
                            look="quiet"
                            onClick={() => {
                              setEnding(true);
                              setEdited(code);
                            }}
                          >
                            End<span className="visually-hidden"> {code.code}</span>
                          </Button>
                        )}
                      </span>
                    </td>
                  </tr>
                );
              })}
            </Table>
          )}
        </>
      )}
    </Part>
  );
}
