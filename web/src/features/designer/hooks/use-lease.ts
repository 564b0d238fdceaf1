import { renewLease, type StudioJob } from '@nimantran/proto/http/studio/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, statusOf } from '../../../lib/http/api.ts';
import { jobQuery } from '../api/studio-queries.ts';
import { claimWasLost, isMine } from '../lib/job-state.ts';

const BEAT_MS = 60_000;
const AFTER_FAULT_MS = 10_000;

/**
 * Renews the claim while the page is open and reports when it is lost. Only studio knows that: this clock may be wrong, so a
 * countdown at zero is not a loss yet. `endedByMe`: a release is under way or done.
 */
export function useLease(job: StudioJob, uid: string, endedByMe: boolean) {
  const client = useQueryClient();
  const { id } = job;
  const mine = isMine(job, uid);
  const [wasMine, setWasMine] = useState(mine);
  const [faulty, setFaulty] = useState(false);
  if (mine && !wasMine) setWasMine(true);

  useEffect(() => {
    if (!mine) return;
    const { queryKey } = jobQuery(id);
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const beat = async () => {
      clearTimeout(timer);
      let nextMs = BEAT_MS;
      try {
        const { lease_until } = await call(renewLease, { params: { id } });
        if (ended) return;
        setFaulty(false);
        client.setQueryData(queryKey, (known) => known && { ...known, lease_until });
      } catch (error) {
        if (ended) return;
        const refused = [403, 404, 409].includes(statusOf(error) ?? 0);
        if (refused) void client.invalidateQueries({ queryKey });
        setFaulty(!refused);
        nextMs = AFTER_FAULT_MS;
      }
      timer = setTimeout(beat, nextMs);
    };
    void beat();
    // A laptop that slept has missed its heartbeats.
    const awake = () => document.visibilityState === 'visible' && void beat();
    document.addEventListener('visibilitychange', awake);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', awake);
      setFaulty(false);
    };
  }, [client, id, mine]);

  return { mine, faulty, lost: claimWasLost(job, uid, { mine: wasMine, endedByMe }) };
}
