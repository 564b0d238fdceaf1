import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { themeTitle } from '../../../lib/page/titles.ts';
import { categoryNameOf } from '../../../lib/themes/theme-queries.ts';
import { useCreate } from './create-flow.tsx';
import { FormStep } from './form-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { VerifyStep } from './verify-step.tsx';

const TITLES: Readonly<Record<string, string>> = {
  verify: 'Verify Invitation Details',
  preview: 'See a preview first?',
};

/** Filling in, verifying and asking for a preview are steps of one address, so that a reload returns to the same step. */
export function CreatePage() {
  const { theme } = useCreate();
  const [search] = useSearchParams();
  const step = search.get('step');
  const shown = useRef(step);

  // For screen readers a new step is a new page: focus moves to its beginning.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [step]);

  return (
    <>
      <PageMeta
        title={TITLES[step ?? ''] ?? themeTitle(`Create ${theme.title}`, categoryNameOf(theme), theme.category_id)}
        description={theme.description}
        noIndex
      />
      {step === 'verify' ? <VerifyStep /> : step === 'preview' ? <PreviewStep /> : <FormStep />}
    </>
  );
}
