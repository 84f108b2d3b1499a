/** @jest-environment jsdom */
import { object, SiteForm, string } from '@site/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductField } from './product-field';

type Status = 'loading' | 'error' | 'ready';

function Sample({ status }: { status: Status }) {
  return (
    <SiteForm
      label="Enquiry"
      initialValues={{ enquiried_for_item: '' }}
      schema={object({ enquiried_for_item: string() })}
      onSubmit={async () => ({ ok: true, data: 'sent' })}
    >
      <ProductField
        list={{ status, retry: () => undefined }}
        products={status === 'ready' ? ['One', 'Two'] : []}
      />
    </SiteForm>
  );
}

it('a product that is being typed stays a text while its list is asked for again, and is kept by the list', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Sample status="error" />);
  await user.click(screen.getByRole('textbox', { name: 'Product' }));
  await user.keyboard('The ');
  // As the browser comes back online.
  for (const status of ['loading', 'error', 'loading', 'ready'] as const) {
    rerender(<Sample status={status} />);
    await user.keyboard('n');
  }
  expect(screen.getByRole('textbox', { name: 'Product' })).toHaveValue('The nnnn');
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Product' })).toHaveTextContent('The nnnn');
});
