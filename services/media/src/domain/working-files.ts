const WORKING_FILE =
  /^(?:(?:renders|stills|segments)\/[a-z0-9._-]+|(?:renders|stills)\/trials\/[0-9a-f-]{36}\/[0-9a-f]{64}\.(?:mp4|jpg))$/;

/** Whether studio may request the deletion of an object: files that renders made, never an upload or a theme. */
export const isWorkingFile = (key: string): boolean => WORKING_FILE.test(key);
