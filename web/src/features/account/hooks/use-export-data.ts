import { exportMyData } from '@nimantran/proto/http/identity/my-account';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { todayInIndia } from '../../../lib/time/typed-dates.ts';

const RELEASE_AFTER_MS = 60_000;

/** Fetches all stored data of the account and downloads it as a file. */
export function useExportData() {
  return useMutation({
    mutationFn: () => call(exportMyData),
    onSuccess: (data) => {
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `nimantran-my-data-${todayInIndia()}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
    },
  });
}
