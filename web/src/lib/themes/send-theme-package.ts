import { THEME_PACKAGE_LIMITS, THEME_PACKAGES_PATH, type UploadedPackage } from '@nimantran/proto/http/catalog/admin-themes';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import { xsrfHeader } from '../http/api.ts';

/** Longest silence on a slow connection. */
const SILENCE_MS = 120_000;

/**
 * Uploads a theme package and has it checked. XMLHttpRequest, because only it reports upload progress.
 * @throws ProblemError, with a line for each fault of the package
 */
export function sendPackage(file: File, onProgress: (fraction: number) => void): Promise<UploadedPackage> {
  return new Promise((resolve, reject) => {
    const tooLarge = file.size > THEME_PACKAGE_LIMITS.bytes;
    if (tooLarge) {
      reject(problem(413, 'too_large', `A package can be at most ${THEME_PACKAGE_LIMITS.bytes / 1024 / 1024} MB.`));
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', THEME_PACKAGES_PATH);
    request.responseType = 'json';
    request.timeout = SILENCE_MS + file.size / 20;
    for (const [name, value] of Object.entries(xsrfHeader())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/zip');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const unreachable = () => reject(problem(0, 'unreachable', 'We could not reach the shop. Please try again.'));
    request.onerror = unreachable;
    request.ontimeout = unreachable;
    request.onload = () => {
      if (request.status === 201) resolve(request.response);
      else reject(new ProblemError(isProblem(request.response) ? request.response : brokenAnswer(request.status)));
    };
    request.send(file);
  });
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'detail' in answer && 'code' in answer;
}

const brokenAnswer = (status: number): Problem =>
  problem(status, 'no_answer', 'The package could not be uploaded. Please try again.').problem;

function problem(status: number, code: string, detail: string): ProblemError {
  return new ProblemError({ type: 'about:blank', title: 'Not sent', status, code, detail });
}
