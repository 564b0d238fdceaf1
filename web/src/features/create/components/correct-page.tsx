import { videoIn } from '@nimantran/proto/domain/layout';
import { offersCode } from '@nimantran/proto/domain/offers-code';
import type { Order } from '@nimantran/proto/domain/order';
import { otherHosts } from '@nimantran/proto/domain/same-hosts';
import type { Video } from '@nimantran/proto/domain/theme';
import type { CorrectionTerms } from '@nimantran/proto/http/orders/corrections';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { useDraft } from '../../../lib/drafts/draft-store.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { type Faults, faultsOfProblem } from '../../../lib/forms/problem-faults.ts';
import { isUnread } from '../../../lib/forms/unread.ts';
import { isProblem } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { ANY_CATEGORY, themeQuery } from '../../../lib/themes/theme-queries.ts';
import { correctionQuery, useCorrectOrder } from '../api/corrections.ts';
import { useLivePicture } from '../hooks/use-live-picture.ts';
import { type CorrectedChoices, changedDetails, draftToCorrect, hasOtherChoices, isSameCards } from '../lib/correction-draft.ts';
import { sectionsOf } from '../lib/form-sections.ts';
import { detailFaultsOf, detailsOf } from '../lib/validate-draft.ts';
import { CodeChoice } from './code-choice.tsx';
import { CorrectCheck } from './correct-check.tsx';
import css from './correct-page.module.css';
import flow from './create-flow.module.css';
import { FieldsSection } from './fields-section.tsx';
import form from './form-step.module.css';
import { LivePicture, SmallPicture } from './live-picture.tsx';

/** The words of a delivered video, to be corrected by its customer alone. */
export function CorrectPage() {
  const { number = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...correctionQuery(number), meta: {} });
  const theme = useQuery({
    ...themeQuery(ANY_CATEGORY, String(data?.order.theme.id)),
    enabled: data !== undefined,
    meta: {},
  });
  const title = <PageMeta title={`Correct the words of ${number}`} description="Your video invitation." noIndex />;
  const refusal = data?.terms.refusal ?? null;
  if (refusal !== null || isProblem(theme.error)) {
    const text = refusal?.message ?? 'This design is no longer on sale. Request a change instead, and our team makes it.';
    return (
      <Page narrow>
        {title}
        <EmptyState
          heading="h1"
          title="You cannot correct the words at the moment."
          actions={<ButtonLink to={`/user/invitations/${number}`}>Back to the order</ButtonLink>}
        >
          <p>{text}</p>
        </EmptyState>
      </Page>
    );
  }
  if (data !== undefined && theme.data !== undefined) {
    const { order, terms } = data;
    const { fields, slots: images, theme_version: version } = terms;
    // The version that was sold had the layout and the palette that were ordered; the theme itself may have become another's palette.
    const { layout, palette } = order.customisation;
    const has_second_layout = theme.data.has_second_layout === true || layout !== undefined;
    const palettes = palette === undefined ? [] : [{ key: palette, name: palette, swatch: [] }];
    const sold = { ...theme.data, id: order.theme.id, fields, images, version, has_second_layout, palettes };
    return (
      <>
        {title}
        <Correct order={order} terms={terms} theme={sold} />
      </>
    );
  }
  const failed = error ?? theme.error;
  return (
    <Page narrow>
      {title}
      {failed ? (
        <EmptyState
          heading="h1"
          title="The order could not be loaded."
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>You may be signed in with a different account.</p>
        </EmptyState>
      ) : (
        <div role="status" aria-label="Loading the words">
          <Skeleton className={flow.boneForm} />
        </div>
      )}
    </Page>
  );
}

interface CorrectProps {
  order: Order;
  terms: CorrectionTerms;
  theme: Video;
}

/** Two steps of one address: the words with the scene that shows them, then all scenes, what happens next and what it costs. */
function Correct({ order, terms, theme }: CorrectProps) {
  const stored = useDraft(order.number);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Partial<CorrectedChoices>>(
    search.has('code') && offersCode(terms.fields) ? { with_code: true } : {},
  );
  const choose = (part: Partial<CorrectedChoices>) => setChosen((before) => ({ ...before, ...part }));
  const draft = draftToCorrect(order, stored.draft.details, chosen);
  const [faults, setFaults] = useState<Faults>({});
  const navigate = useNavigate();
  const address = `/user/invitations/${order.number}/correct`;
  const changed = changedDetails(order, draft.details);
  const isChanged = Object.keys(changed).length > 0 || hasOtherChoices(order, draft);
  const others = otherHosts(theme, terms.known_names, detailsOf(theme.fields, draft.details));
  const isFit = others.length === 0 && Object.keys(detailFaultsOf(theme, draft.details)).length === 0;
  const step = search.get('step') === 'check' && isFit ? 'check' : 'write';
  const send = useCorrectOrder(order.number);

  // For screen readers a new step is a new page.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);

  const toCheck = () => {
    const wrong = { ...detailFaultsOf(theme, draft.details, isUnread), ...otherNames(others) };
    setFaults(wrong);
    if (focusFault(wrong)) return;
    void navigate(`${address}?step=check`);
  };
  const onSend = () =>
    send.mutate(
      {
        ...{ details: changed, bride_first: draft.bride_first, with_code: draft.with_code },
        ...(isSameCards(order, draft) ? {} : { cards: draft.cards }),
        expected_price_minor: terms.price?.amount_minor ?? null,
      },
      {
        onSuccess: ({ bill }) => {
          stored.startOver();
          say(bill ? 'Pay, and we remake your video.' : 'We are remaking your video.');
          void navigate(`/user/invitations/${order.number}${bill ? `?bill=${bill.id}` : ''}`, { replace: true });
        },
        onError: (error) => {
          const wrong = isProblem(error) ? faultsOfProblem(error.problem.errors) : {};
          if (Object.keys(wrong).length === 0) return;
          setFaults(wrong);
          void navigate(address, { replace: true });
        },
      },
    );

  return (
    <Page>
      <p className={css.crumb}>
        <Link to={`/user/invitations/${order.number}`}>Order {order.number}</Link>
      </p>
      {step === 'check' ? (
        <CorrectCheck
          {...{ order, terms, theme, draft, changed, isChanged }}
          onCards={(cards) => choose({ cards })}
          back={address}
          busy={send.isPending}
          error={send.error}
          onSend={onSend}
        />
      ) : (
        <WriteStep
          {...{ terms, theme, draft, faults, others }}
          number={order.number}
          onDetail={(key, words) => {
            stored.setDetail(key, words);
            setFaults(({ [`details.${key}`]: _before, ...rest }) => rest);
          }}
          onLeft={(key) => {
            const found = { ...detailFaultsOf(theme, draft.details, isUnread), ...otherNames(others) }[`details.${key}`];
            if (found) setFaults((before) => ({ ...before, [`details.${key}`]: found }));
          }}
          onChosen={choose}
          onNext={toCheck}
        />
      )}
    </Page>
  );
}

interface WriteStepProps {
  number: string;
  terms: CorrectionTerms;
  theme: Video;
  draft: ReturnType<typeof draftToCorrect>;
  faults: Faults;
  /** Host fields that hold another name. */
  others: readonly string[];
  onDetail: (key: string, words: string) => void;
  onLeft: (key: string) => void;
  onChosen: (part: Partial<CorrectedChoices>) => void;
  onNext: () => void;
}

function WriteStep({ number, terms, theme, draft, faults, others, onDetail, onLeft, onChosen, onNext }: WriteStepProps) {
  const live = useLivePicture(theme, draft);
  const shown = videoIn(theme, draft.layout ?? undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <>
      <header className={flow.head}>
        <h1>Correct the words</h1>
        <p>
          Change a word, a date or the spelling of a name; you see it in your video as you type. The next step shows all scenes,
          to choose your cards from. For other photos, other music or other people,{' '}
          <Link to={`/user/invitations/${number}`}>request a change</Link> on your order page.
        </p>
      </header>
      <form className={flow.columns} onFocus={live.onFocus} onSubmit={submit} noValidate>
        <div className={form.sections}>
          {sectionsOf(theme.fields).map((section) => (
            <div key={section.id}>
              <FieldsSection
                theme={theme}
                draft={draft}
                section={section}
                faults={faults}
                hints={live.hints}
                change={({ bride_first }) => bride_first !== undefined && onChosen({ bride_first })}
                onTyped={onDetail}
                onLeft={onLeft}
                orderOfNames={terms.has_bride_first ? 'bought' : 'fixed'}
              />
            </div>
          ))}
          <CodeChoice theme={theme} draft={draft} change={onChosen} />
          {others.length > 0 && (
            <Notice kind="warning">
              <p>
                <strong>These are new names, not another spelling.</strong> An order is for one invitation: only our team can
                change who it is for. Restore the names to go on here, or{' '}
                <Link to={`/user/invitations/${number}`}>request a change</Link>; your typed words are included.
              </p>
            </Notice>
          )}
        </div>
        <aside className={css.side} aria-label="Your video">
          <div className={css.picture}>
            <LivePicture theme={shown} shown={live.shown} onScene={live.show} />
          </div>
          <div className={css.act} data-bottom-bar>
            <Button type="submit">See all scenes</Button>
          </div>
        </aside>
      </form>
      <SmallPicture theme={shown} shown={live.shown} onScene={live.show} />
    </>
  );
}

const otherNames = (keys: readonly string[]): Faults =>
  Object.fromEntries(keys.map((key) => [`details.${key}`, 'This is a new name, not another spelling.']));
