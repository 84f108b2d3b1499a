/*
 * The sandbox's checkout widget: the surface of the provider's script (window.Razorpay with open,
 * close, on, handler, modal.ondismiss, prefill, theme, retry) in an accessible dialog. No money moves.
 */
(() => {
  const base = new URL('.', document.currentScript.src);
  const STYLE = `
    :host { all: initial }
    dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem);
      overflow: auto; padding: 0; border: 0; border-radius: 16px; background: #fff; color: #17181b;
      font: 400 1rem/1.5 Montserrat, 'Montserrat Rupee', system-ui, sans-serif; box-shadow: 0 24px 80px rgb(0 0 0 / .45) }
    dialog::backdrop { background: rgb(11 11 13 / .72) }
    .head { display: flex; gap: 1rem; align-items: start; justify-content: space-between;
      padding: 1.25rem 1.25rem 1rem 1.5rem; background: #0b0b0d; color: #fff }
    h2 { margin: 0; font-size: 1.125rem; font-weight: 700; line-height: 1.3 }
    .head p { margin: .25rem 0 0; color: #c9cad0; font-size: .875rem }
    .close { flex: none; width: 2.75rem; height: 2.75rem; margin: -.5rem -.25rem 0 0; border: 0; border-radius: 50%;
      background: transparent; color: #fff; font-size: 1.5rem; line-height: 1; cursor: pointer }
    .body { padding: 1.25rem 1.5rem 1.5rem }
    .amount { margin: 0; font-size: 1.75rem; font-weight: 800; letter-spacing: -.02em }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0; font-size: .875rem }
    dt { color: #5d5f66 } dd { margin: 0; overflow-wrap: anywhere }
    .note { margin: 0 0 1.25rem; padding: .75rem 1rem; border-radius: 10px; background: #f2f1ed; font-size: .875rem }
    .error { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: 10px; background: #fdeaea; color: #8f1013; font-size: .875rem }
    .error:empty { display: none }
    .actions { display: grid; gap: .75rem }
    .actions button { min-height: 3rem; padding: .5rem 1rem; border-radius: 999px; font: inherit; font-weight: 700;
      font-size: 1.1875rem; cursor: pointer; border: 1px solid transparent }
    .actions .fail { background: transparent; color: #17181b; border-color: #8b8d94; font-size: 1rem; font-weight: 600 }
    button:disabled { opacity: .55; cursor: progress }
    button:focus-visible { outline: 3px solid #1763d6; outline-offset: 2px }
    .head button:focus-visible { outline-color: #fff }
  `;

  const make = (tag, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  /** White or near-black, whichever is easier to read on a colour. */
  const inkOn = (hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return 1.05 / (luminance + 0.05) >= 4.4 ? '#ffffff' : '#0b0b0d';
  };

  const formatAmount = (paise, currency) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
    }).format(Number(paise) / 100);

  async function pay(orderId, outcome) {
    const response = await fetch(new URL('pay', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId, outcome }),
    }).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) ?? {};
    if (response?.ok) return body;
    const problem = new Error(body.message || 'The payment could not be made.');
    throw Object.assign(problem, { isPaid: response?.status === 409 });
  }

  const failure = (orderId, paymentId, description) => ({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'bank',
      step: 'payment_authorization',
      reason: 'payment_failed',
      metadata: { order_id: orderId, ...(paymentId ? { payment_id: paymentId } : {}) },
    },
  });

  class Razorpay {
    #options;
    #listeners = new Map();
    #host;
    #dialog;
    #isBusy = false;

    constructor(options) {
      if (!options || typeof options.order_id !== 'string' || options.order_id === '') {
        throw new TypeError('Razorpay needs the option order_id.');
      }
      this.#options = options;
    }

    /** The one event is payment.failed. */
    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#host) return;
      this.#host = make('div');
      document.body.append(this.#host);
      const root = this.#host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
      this.#dialog = this.#draw();
      root.append(this.#dialog);
      this.#dialog.showModal();
    }

    /** Closes the widget as the visitor would: that counts as dismissed. */
    close() {
      if (!this.#host || this.#isBusy) return;
      this.#remove();
      this.#options.modal?.ondismiss?.();
    }

    #remove() {
      this.#dialog.close();
      this.#host.remove();
      this.#host = undefined;
    }

    #draw() {
      const { name = 'Payment', description = '', amount = 0, currency = 'INR' } = this.#options;
      const { prefill = {}, theme = {}, modal = {} } = this.#options;
      const shown = formatAmount(amount, currency);
      const error = make('p', { className: 'error' });
      error.setAttribute('role', 'alert');
      const payButton = make('button', {
        type: 'button',
        className: 'pay',
        textContent: `Pay ${shown}`,
      });
      payButton.autofocus = true;
      const colour = /^#[0-9a-f]{6}$/i.test(theme.color ?? '') ? theme.color : '#0b0b0d';
      payButton.style.backgroundColor = colour;
      payButton.style.color = inkOn(colour);
      const failButton = make('button', {
        type: 'button',
        className: 'fail',
        textContent: 'Let the payment fail',
      });
      const closeButton = make('button', {
        type: 'button',
        className: 'close',
        textContent: '\u00d7',
      });
      closeButton.setAttribute('aria-label', 'Close payment');
      const contact = [
        ['Name', prefill.name],
        ['E-mail', prefill.email],
        ['Phone', prefill.contact],
      ].filter(([, value]) => value);
      const title = make('h2', { id: 'title', textContent: name });
      const text = make('p', { id: 'description', textContent: description });
      const dialog = make('dialog', {}, [
        make('div', { className: 'head' }, [make('div', {}, [title, text]), closeButton]),
        make('div', { className: 'body' }, [
          make('p', { className: 'amount', textContent: shown }),
          make(
            'dl',
            {},
            contact.flatMap(([label, value]) => [
              make('dt', { textContent: label }),
              make('dd', { textContent: value }),
            ]),
          ),
          make('p', {
            className: 'note',
            textContent: 'Test payment: no money moves. Choose how it ends.',
          }),
          error,
          make('div', { className: 'actions' }, [payButton, failButton]),
        ]),
      ]);
      dialog.setAttribute('aria-labelledby', 'title');
      dialog.setAttribute('aria-describedby', 'description');
      const buttons = [payButton, failButton, closeButton];
      payButton.addEventListener('click', () => this.#attempt('success', buttons, error));
      failButton.addEventListener('click', () => this.#attempt('failure', buttons, error));
      closeButton.addEventListener('click', () => this.close());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (modal.escape !== false) this.close();
      });
      // A second press of Escape closes a dialog without a question, where the first one was answered with no.
      dialog.addEventListener('close', () => {
        if (!this.#host) return;
        if (this.#isBusy) dialog.showModal();
        else this.close();
      });
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog && modal.backdropclose) this.close();
      });
      return dialog;
    }

    async #attempt(outcome, buttons, error) {
      const { order_id: orderId, handler, retry } = this.#options;
      this.#isBusy = true;
      for (const button of buttons) button.disabled = true;
      error.textContent = '';
      let isPaid = false;
      try {
        const result = await pay(orderId, outcome);
        this.#isBusy = false;
        if (outcome === 'success') {
          this.#remove();
          handler?.(result);
          return;
        }
        const declined = 'The bank declined the payment.';
        error.textContent = `${declined} You can try again.`;
        this.#fail(declined, result.razorpay_payment_id);
      } catch (problem) {
        this.#isBusy = false;
        isPaid = problem.isPaid;
        error.textContent = `${problem.message} You can ${isPaid ? 'close this window' : 'try again'}.`;
        this.#fail(problem.message);
      }
      // Like the provider's widget: it stays open for another try unless that is switched off.
      const mayRetry = retry !== false && retry?.enabled !== false;
      if (!mayRetry && this.#host) this.close();
      const usable = isPaid ? buttons.slice(-1) : buttons;
      for (const button of usable) button.disabled = false;
      usable[0].focus();
    }

    #fail(description, paymentId) {
      const news = failure(this.#options.order_id, paymentId, description);
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener(news);
    }
  }

  window.Razorpay = Razorpay;
})();
