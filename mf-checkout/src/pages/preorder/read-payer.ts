import type { Payer } from '../../payment/open-widget';

/** Who pays, as far as this tab knows. The drafts of forms come with the form's code; without it nobody is known. */
export async function readPayer(): Promise<Payer> {
  try {
    const { readDraftPayer } = await import(
      /* webpackChunkName: "preorder-forms" */ './form/preorder-draft'
    );
    return readDraftPayer();
  } catch (error) {
    console.info('What was typed into the form cannot be read.', error);
    return { name: '', email: '', phone: '' };
  }
}
