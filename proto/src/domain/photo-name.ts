import { tidyText } from './written-text.ts';

/** The form in which photo names of a batch are compared: a file and the cell that names it may differ in case and in Unicode composition. */
export const photoNameKey = (fileName: string): string => tidyText(fileName).toLowerCase();
