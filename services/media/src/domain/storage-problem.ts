import { HttpProblem } from '@nimantran/kit/http/problem';
import { storageCodeOf } from '@nimantran/proto/domain/storage-code';

/** An error of uploads and stored files: its code follows from the status; `detail` states the problem and the solution. */
export const storageProblem = (status: number, detail: string, errors?: HttpProblem['errors']): HttpProblem =>
  new HttpProblem(status, storageCodeOf(status), detail, errors);

export const noSuchUpload = (): HttpProblem => storageProblem(404, 'You do not have this upload.');
