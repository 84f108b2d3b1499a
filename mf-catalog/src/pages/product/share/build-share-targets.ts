import { brand } from '@site/brand';

/** What is shared: a page of this site. */
export interface SharedPage {
  url: string;
  name: string;
  text: string;
}

/** Links that pass a page on without any script of the services behind them. */
export function buildShareTargets({ url, name, text }: SharedPage): {
  label: string;
  href: string;
}[] {
  const words = `${name}: ${text}`;
  return [
    {
      label: 'WhatsApp',
      href: `${brand.chatLinkBase}?text=${encodeURIComponent(`${words} ${url}`)}`,
    },
    {
      label: 'E-mail',
      href: `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${words}\n${url}`)}`,
    },
  ];
}
