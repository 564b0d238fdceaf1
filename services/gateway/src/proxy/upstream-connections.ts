import { type ClientRequest, Agent as HttpAgent, type RequestOptions, request as requestByHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';

export interface UpstreamConnections {
  /** Begins a request for a path; its body and its answer are the caller's to carry. */
  open(path: string, options: Pick<RequestOptions, 'method' | 'headers'>): ClientRequest;
  close(): void;
}

const CONNECTIONS = 1_024;
const IDLE_CONNECTIONS = 64;
/** What may wait for the service in one connection: a few reads of a socket, so that not every one of them pauses the client. */
const WAITING_BYTES = 256 * 1024;

/** Connections to a service by Node's own HTTP, kept alive: for bodies of many megabytes it costs less than undici. */
export function openUpstreamConnections(serviceUrl: string): UpstreamConnections {
  const { protocol, hostname, port } = new URL(serviceUrl);
  const isSecure = protocol === 'https:';
  const options = {
    keepAlive: true,
    noDelay: true,
    maxSockets: CONNECTIONS,
    maxFreeSockets: IDLE_CONNECTIONS,
    writableHighWaterMark: WAITING_BYTES,
  };
  const agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  const request = isSecure ? requestByHttps : requestByHttp;
  return {
    open: (path, given) => request({ ...given, hostname, port, path, agent }),
    close: () => agent.destroy(),
  };
}
