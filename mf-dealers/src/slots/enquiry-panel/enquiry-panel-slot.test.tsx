/** @jest-environment jsdom */
import {
  createEnquiry,
  listDistricts,
  listProductTitles,
  listStatesAndZones,
} from '@site/contract';
import type { RemoteRoute } from '@site/shell';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { choose, fieldOf, typeInto } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { enquiryTexts } from '../../testing/enquiry-texts';
import { statesAndZones } from '../../testing/sample-contact';
import { Slot } from './enquiry-panel-slot';

function Shell() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>The page</h1>
      <button type="button" onClick={() => setOpen(!open)}>
        Toggle
      </button>
      <Slot open={open} onClose={() => setOpen(false)} payload={{}} />
    </>
  );
}
const page: RemoteRoute = {
  path: '/',
  loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
  lazy: async () => ({ Component: Shell }),
};
const routes = [page];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [callOf(listStatesAndZones)]: answerOf(listStatesAndZones, statesAndZones),
    [callOf(listDistricts, { value: 'TG' })]: answerOf(listDistricts, [
      { district_name: 'Hyderabad' },
    ]),
    [callOf(listProductTitles)]: answerOf(listProductTitles, ['Vayu One']),
    [callOf(createEnquiry)]: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
  });
});

const toggle = () => screen.findByRole('button', { name: 'Toggle' });
const panel = () => screen.findByRole('dialog', { name: "Let's Talk Biking" });

describe("Let's Talk Biking", () => {
  it('opens with the focus inside and closes with the toggle', async () => {
    const { user } = renderPage(routes, '/');
    await user.click(await toggle());
    await panel();
    expect(screen.getByRole('heading', { name: "Let's Talk Biking" })).toHaveFocus();

    await user.click(await toggle());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = renderPage(routes, '/');
    await user.click(await toggle());
    await panel();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await toggle()).toHaveFocus();
  });

  it('closes without taking the focus from who has gone on to another part of the page', async () => {
    const { user } = renderPage(routes, '/');
    await user.click(await toggle());
    await panel();
    const heading = screen.getByRole('heading', { name: 'The page' });
    // As the shell does on each new page, over which it closes the panel then.
    act(() => heading.focus());
    await act(async () =>
      (await toggle()).dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading).toHaveFocus();
  });

  it('keeps what was typed when it closes', async () => {
    const { user } = renderPage(routes, '/');
    await user.click(await toggle());
    await panel();
    typeInto({ 'Full Name': 'Asha' });
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await user.click(await toggle());

    await panel();
    expect(fieldOf('Full Name')).toHaveValue('Asha');
  });

  it('sends an enquiry without a message field', async () => {
    const { user } = renderPage(routes, '/');
    await user.click(await toggle());
    const fields = within(await panel());
    expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
    typeInto(enquiryTexts);
    await choose('Product', 'Vayu One');
    await choose('State', 'Telangana');
    await choose('District', 'Hyderabad');

    await user.click(fields.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.fields).toMatchObject({
      campaign_id: '17',
      category: 'Item enquiry',
    });
  });
});
