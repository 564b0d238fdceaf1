import { eraseMyData } from '@nimantran/proto/http/identity/my-account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDevice } from '../../../lib/browser/forget-device.ts';
import { call } from '../../../lib/http/api.ts';
import { sessionQuery } from '../../../lib/session/session.ts';
import { say } from '../../../lib/snackbar.ts';

const READ_MS = 6_000;

/** Erases the account's data and signs out. */
export function useEraseData() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const erased = useRef(false);

  // The session ends only after this page is left: its guard would otherwise redirect with a different message.
  useEffect(
    () => () => {
      if (!erased.current) return;
      client.setQueryData(sessionQuery.queryKey, { session: null });
      client.removeQueries({ queryKey: ['private'] });
      say('Your data has been erased, and you are signed out.', READ_MS);
    },
    [client],
  );

  return useMutation({
    mutationFn: (email: string) => call(eraseMyData, { body: { email } }),
    onSuccess: () => {
      forgetDevice();
      erased.current = true;
      void navigate('/');
    },
  });
}
