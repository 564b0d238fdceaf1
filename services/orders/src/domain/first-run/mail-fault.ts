interface SmtpError {
  code: string;
  /** The server's answer, where there was one. */
  response: string;
  message: string;
}

function read(error: unknown): SmtpError {
  const given = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
  return { code: text(given.code), response: text(given.response), message: text(given.message) || String(error).slice(0, 200) };
}

const UNREACHABLE: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ENOTFOUND']);

/** Why a mail could not be handed to the mail server, and what to do; `from` is the configured sender. */
export function mailFault(error: unknown, from: string): string {
  const { code, response, message } = read(error);
  const answer = response === '' ? message : response;
  if (code === 'EAUTH')
    return `The mail server refuses the name or the password of SMTP_URL (“${answer}”). Check both with your mail provider: some ask for a password made for this purpose. Signs such as @ or / in them are written as %40 and %2F.`;
  if (code === 'ETLS' || /STARTTLS|certificate|self.signed|wrong version number/i.test(message))
    return `The connection to the mail server could not be encrypted (“${message}”). Use smtps:// with port 465 or smtp:// with port 587 in SMTP_URL, and the name that the server’s certificate is for.`;
  if (UNREACHABLE.has(code))
    return `The mail server of SMTP_URL does not answer (“${message}”). Check its name and port, and whether this machine may open connections to it: many providers of machines block port 25.`;
  if (code === 'EENVELOPE')
    return `The mail server does not take mail from MAIL_FROM, ${from}, or not to your address (“${answer}”). Use a sender whose domain your mail provider has confirmed.`;
  return `The mail server did not take the mail (“${answer}”). Check SMTP_URL and MAIL_FROM with your mail provider.`;
}
