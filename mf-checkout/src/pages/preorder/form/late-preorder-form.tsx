import { createLateForm } from '@site/form-parts';
import type { PreorderFormProps } from './preorder-form';

/** The pre-order form in a file of its own, which comes when the page is alive. */
export const { Form: LatePreorderForm, preload: loadPreorderForm } =
  createLateForm<PreorderFormProps>(
    async () =>
      (await import(/* webpackChunkName: "preorder-forms" */ './preorder-form')).PreorderForm,
  );
