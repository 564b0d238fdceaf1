import { type ClientRequest, Agent as HttpAgent, type RequestOptions, request as requestByHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';

export interface UpstreamConnections {
  /** Starts a request to a path; the caller transfers its body and answer. */
  open(path: string, options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>): ClientRequest;
  close(): void;
}

const CONNECTIONS = 1_024;
const IDLE_CONNECTIONS = 64;
/** Buffer per connection: a few socket reads, so that not every one pauses the client. */
const WAITING_BYTES = 256 * 1024;

/** Keep-alive connections to a service through Node's own HTTP: for bodies of many megabytes it costs less than undici. */
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
