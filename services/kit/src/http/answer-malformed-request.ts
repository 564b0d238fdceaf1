import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE } from '@nimantran/proto/http/shared/problem';
import { HttpProblem, problemBody } from './problem.ts';

/** Requests that the server itself cannot parse: answered like any problem, and the connection is closed. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(error.code);
  const body = JSON.stringify(problemBody(problem, '', ''));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function problemOf(code: string | undefined): HttpProblem {
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpProblem(431, 'headers_too_large', 'The address and headers are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpProblem(408, 'request_timeout', 'The request did not arrive in time.');
  return new HttpProblem(400, 'invalid_request', 'This is not a valid HTTP request.');
}
