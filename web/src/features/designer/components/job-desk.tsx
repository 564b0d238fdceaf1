import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKeyChoice } from '../../../lib/keys/use-key-choice.ts';
import { say } from '../../../lib/snackbar.ts';
import { type Correction, useApprove, useCorrect, useDrawFilm, useRelease, useRetry, useTakeUp } from '../api/use-job-action.ts';
import { usePull } from '../api/use-pull.ts';
import { useEdits } from '../hooks/use-edits.ts';
import { useJobKeys } from '../hooks/use-job-keys.ts';
import { useLease } from '../hooks/use-lease.ts';
import type { AskedStep } from '../lib/asked-step.ts';
import { correctionOf, wordsOf } from '../lib/edits.ts';
import { correctionFault } from '../lib/field-faults.ts';
import { approvalOf, mayAskForFilm, mayCorrect } from '../lib/job-state.ts';
import { fieldFaultsOf } from '../lib/problem-advice.ts';
import { DetailsForm } from './customisation/details-form.tsx';
import { fieldId, goToField, reveal, slotId } from './customisation/go-to-field.ts';
import { JobChoices } from './customisation/job-choices.tsx';
import { OwnMusic } from './customisation/own-music.tsx';
import { PhotoList } from './customisation/photo-list.tsx';
import { JobDialogs, type OpenDialog } from './dialogs/job-dialogs.tsx';
import { FindingsList } from './draft/findings-list.tsx';
import { SpokenRenderStatus } from './draft/spoken-render-status.tsx';
import { VideoColumn } from './draft/video-column.tsx';
import css from './job.module.css';
import { JobBar } from './job-bar.tsx';
import { JobHistory } from './job-history.tsx';
import { JobNotices } from './job-notices.tsx';
import { LeaseNotices } from './lease-notices.tsx';

/** The desk for one job. Keyed by the job, so that no state passes from one to another. */
export function JobDesk({ job, uid }: { job: StudioJob; uid: string }) {
  const navigate = useNavigate();
  const approve = useApprove(job.id);
  const release = useRelease(job.id);
  const retry = useRetry(job.id);
  const correct = useCorrect(job.id);
  const choose = useCorrect(job.id);
  const drawFilm = useDrawFilm(job.id);
  const takeUp = useTakeUp(job.id);
  const pull = usePull();
  const edits = useEdits(job.id, job.customisation.details);
  const [leaving, setLeaving] = useState(false);
  const lease = useLease(job, uid, leaving || release.isPending || release.isSuccess);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [still, setStill] = useState<string | null>(null);
  const [showFaults, setShowFaults] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const [keysEnabled, chooseKeys] = useKeyChoice();

  const editable = mayCorrect(job, uid);
  const approval = approvalOf(job, uid, edits.count);

  const onSave = () => {
    if (!editable || correct.isPending) return;
    if (edits.count === 0) return say('No changes, so there is nothing to redraw.');
    const faulty = job.theme.fields.find((field) =>
      correctionFault(field, wordsOf(edits.edits, job.customisation.details, field.key)),
    );
    setShowFaults(true);
    if (faulty) return goToField(fieldId(faulty.key));
    const sent = correctionOf(edits.edits);
    correct.mutate(
      { details: sent },
      {
        onSuccess: (corrected) => {
          edits.saved(sent, corrected.customisation.details);
          setShowFaults(false);
          say(corrected.state === 'claimed' ? 'Saved. Redrawing the scenes.' : 'Saved. Drawing the new draft.');
        },
        onError: (error) => {
          const refused = job.theme.fields.find(({ key }) => key in fieldFaultsOf(error));
          if (refused) goToField(fieldId(refused.key));
        },
      },
    );
  };
  const ask = (wanted: AskedStep) => {
    if (wanted === 'approve' && !approval.allowed) return say(approval.why, 4000);
    if (wanted === 'compare' && job.versions.length < 2) return say('Only one version: nothing has been corrected yet.', 4000);
    const mayTakeBack = wanted === 'send-back' && job.state === 'rendering';
    if (wanted !== 'compare' && wanted !== 'approve' && !lease.mine && !mayTakeBack) return say('You have not claimed this job.');
    approve.reset();
    release.reset();
    setDialog(wanted);
  };
  const onChoose = (choice: Omit<Correction, 'details'>) =>
    choose.mutate({ details: {}, ...choice }, { onSuccess: () => say('Saved. Redrawing the scenes.') });
  const onDrawFilm = () => {
    if (!lease.mine) return say('You have not claimed this job.');
    if (!mayAskForFilm(job)) return say('The film of this draft is ready or being drawn.');
    if (!drawFilm.isPending) drawFilm.mutate(undefined, { onSuccess: () => say('Drawing the film of the draft.') });
  };
  /** A dialog took the job off the desk. */
  const onLeft = (words: string) => {
    setLeaving(true);
    edits.discard();
    say(words, 4000);
    navigate('/designer');
  };
  const onRelease = () =>
    release.mutate(undefined, {
      onSuccess: () => {
        edits.discard();
        navigate('/designer');
      },
    });
  const onApprove = () =>
    approve.mutate(undefined, {
      onSuccess: () => {
        setDialog(null);
        window.scrollTo({ top: 0 });
      },
    });
  const onRetry = () => job.state === 'failed' && !retry.isPending && retry.mutate(undefined);
  const onPull = () => {
    if (lease.mine) return say('You have claimed this job: approve it or release it first.', 4000);
    if (!pull.isPending)
      pull.mutate(undefined, { onSuccess: ({ job: next }) => !next && say('No job to pull at the moment.', 4000) });
  };

  const onScene = (scene: string) => {
    setStill(scene);
    reveal('film');
  };
  const onShowKeys = () => setDialog('keys');
  useJobKeys(keysEnabled, { job, video, onAsk: ask, onDrawFilm, onSave, onPull, onRetry, onStill: setStill, onShowKeys });

  return (
    <>
      <div className={css.sticky}>
        <JobBar job={job} mine={lease.mine} approval={approval} onAsk={ask} onShowKeys={onShowKeys} />
        <LeaseNotices
          lost={lease.lost}
          faulty={lease.faulty}
          unsavedCount={edits.count}
          pulling={pull.isPending}
          onPull={onPull}
        />
      </div>
      <JobNotices
        job={job}
        uid={uid}
        pull={pull}
        retry={retry}
        takeUp={takeUp}
        drawFilm={drawFilm}
        onPull={onPull}
        onRetry={onRetry}
        onSendBack={() => ask('send-back')}
      />
      <SpokenRenderStatus job={job} />
      <nav className={css.jumps} aria-label="On this page">
        <a href="#words">Text</a>
        <a href="#checks">Checks</a>
        <a href="#film">Video</a>
      </nav>
      <div className={css.columns}>
        <section className={css.words} id="words" aria-labelledby="words-title">
          <DetailsForm job={job} editable={editable} edits={edits} correct={correct} showFaults={showFaults} onSave={onSave} />
          <JobChoices job={job} editable={editable} choose={choose} onChoose={onChoose} />
          <PhotoList job={job} {...(editable && { onFrame: (slot, crop) => onChoose({ crops: { [slot]: crop } }) })} />
          <OwnMusic job={job} {...(editable && { onStart: (start_seconds) => onChoose({ music: { start_seconds } }) })} />
        </section>
        <div className={css.checks} id="checks">
          <FindingsList
            job={job}
            edited={Object.keys(edits.edits)}
            onField={(key) => goToField(fieldId(key))}
            onSlot={(key) => goToField(slotId(key))}
            onScene={onScene}
          />
        </div>
        <VideoColumn
          job={job}
          video={video}
          still={still}
          onStill={setStill}
          play={lease.mine ? { busy: drawFilm.isPending, onPlay: onDrawFilm } : undefined}
        />
        <JobHistory history={job.history} versions={job.versions} onCompare={() => ask('compare')} />
      </div>
      <JobDialogs
        open={dialog}
        job={job}
        unsavedCount={edits.count}
        approve={approve}
        release={release}
        keys={{ enabled: keysEnabled, onChoose: chooseKeys }}
        onApprove={onApprove}
        onRelease={onRelease}
        onLeft={onLeft}
        editable={lease.mine}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
