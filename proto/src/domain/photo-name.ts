import { tidyText } from './written-text.ts';

/** What the names of a batch's photos are compared by: a file and the cell that names it may differ in capitals and in composition. */
export const photoNameKey = (fileName: string): string => tidyText(fileName).toLowerCase();
