/** What the dialog after a submit says. */
export interface Outcome {
  status: 'success' | 'error';
  title: string;
  message: string;
}
