import type { ClientRequest, IncomingMessage } from 'node:http';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { releaseBytes } from '@nimantran/kit/process/release-bytes';
import { dropLeftover } from './drop-leftover.ts';
import type { ProxyLimits } from './proxy-limits.ts';

export interface CarryLimits {
  maxBodyBytes: number;
  /** Longest pause of the client while sending, and of the service while receiving or answering. */
  silenceMs: number;
  pace: ProxyLimits['pace'];
}

/**
 * Streams a body to a service, buffering only as much as the service lags behind, and returns its response, which may come before
 * the end of the body. If the client disconnects midway, the request ends immediately, so that the service stores what arrived;
 * if it disconnects after the last byte, the request completes and the part is stored.
 * @throws HttpProblem 408, 413 or 504, or the connection's error; the rest of the client's body is read and discarded
 */
export function streamUpload(body: IncomingMessage, upstream: ClientRequest, limits: CarryLimits): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let isWhole = false;
    let isSettled = false;
    const silence = setTimeout(
      () => fail(isWhole || upstream.writableNeedDrain ? silentService() : silentClient()),
      limits.silenceMs,
    );
    let before = 0;
    const check = setInterval(() => {
      const isSlow = !isWhole && !upstream.writableNeedDrain && bytes - before < limits.pace.leastBytes;
      before = bytes;
      if (isSlow) fail(silentClient());
    }, limits.pace.spanMs).unref();

    function settle(): void {
      isSettled = true;
      clearTimeout(silence);
      clearInterval(check);
      body.off('data', send).off('end', finish);
      upstream.off('drain', goOn);
      if (!isWhole) dropLeftover(body, limits.maxBodyBytes);
    }
    function fail(error: Error): void {
      if (isSettled) return;
      settle();
      reject(error);
      upstream.destroy();
    }
    function send(chunk: Buffer): void {
      silence.refresh();
      bytes += chunk.length;
      if (bytes > limits.maxBodyBytes) fail(new HttpProblem(413, 'too_large', 'The request is too large.'));
      else if (!upstream.write(chunk, (error) => error ?? releaseBytes(chunk))) body.pause();
    }
    function goOn(): void {
      silence.refresh();
      body.resume();
    }
    function finish(): void {
      isWhole = true;
      silence.refresh();
      upstream.end();
    }
    function cutOff(): void {
      if (isWhole) return;
      fail(new HttpProblem(408, 'upload_cut', 'The connection was lost. Continue the upload from where it stopped.'));
      upstream.destroy();
    }

    upstream.on('drain', goOn);
    upstream.on('error', fail);
    upstream.once('response', (answer) => {
      settle();
      answer.setTimeout(limits.silenceMs, () => answer.destroy(silentService()));
      // The rest of the body is never written, so the connection cannot be reused.
      if (!isWhole) answer.once('close', () => upstream.destroy());
      resolve(answer);
    });
    if (!mayHaveBody(upstream.method)) {
      finish();
      dropLeftover(body, limits.maxBodyBytes);
    } else if (body.readableEnded) finish();
    else if (body.destroyed) cutOff();
    else body.on('data', send).once('end', finish).once('close', cutOff);
  });
}

/** Node frames only the body of these requests: with other methods, a body without a length would be read as the next request. */
export function mayHaveBody(method: string): boolean {
  return method === 'POST' || method === 'PATCH';
}

function silentClient(): HttpProblem {
  return new HttpProblem(408, 'upload_stalled', 'No data arrived for a while. Continue the upload from where it stopped.');
}

function silentService(): HttpProblem {
  return new HttpProblem(504, 'upstream_timeout', 'This part of the shop takes too long to respond. Try again in a moment.');
}
