import { type ReactNode, useContext, useEffect } from 'react';
import { preload } from 'react-dom';
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { fillPageCache } from '~/platform/page-cache/cache-page.server';
import { DIRECTION, LANGUAGE } from '~/platform/text/language';
import { claims } from '~/site/claims';
import { readingFontScript } from '~/stories/reading/settings/reading-font';
import { readingScript } from '~/stories/reading/settings/reading-settings';
import interFile from '~/ui/fonts/inter-text.woff2?url';
import literataFile from '~/ui/fonts/literata-text.woff2?url';
import { DEFAULT_THEME, themeScript } from '~/ui/theme/theme';
import { Toaster } from '~/ui/toasts/toaster';
import { LastResort } from '~/web/errors/last-resort';
import { LazyErrorPage, loadErrorPage } from '~/web/errors/lazy-error-page';
import { keepUnsentForm } from '~/web/errors/unsent-form';
import { earlyPressScript } from '~/web/frame/early-presses';
import { lastRootData, useLastRootData } from '~/web/frame/last-root-data';
import { NonceContext } from '~/web/frame/nonce';
import { bareRootData } from '~/web/frame/root-data';
import { findViewer, rootData } from '~/web/frame/root-data.server';
import { ScriptPreloads } from '~/web/frame/script-preloads';
import { SiteFrame } from '~/web/frame/site-frame';
import type { Route } from './+types/root';
import style from './app.css?url';

const firstScript = import.meta.env.SSR ? `${themeScript};${earlyPressScript};${readingScript};${readingFontScript(literataFile)}` : '';

export const middleware: Route.MiddlewareFunction[] = [fillPageCache, findViewer];

export const clientMiddleware = [keepUnsentForm];

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context);
}

export const meta: Route.MetaFunction = () => [{ title: claims.name }, { name: 'description', content: claims.description }];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  // React moves other links before the style sheet: over HTTP/1.1 it would wait until one of them is loaded.
  if (import.meta.env.SSR) preload(style, { as: 'style' });
  return (
    // The script in the head sets data-theme and more before React looks at the page.
    <html lang={LANGUAGE} dir={DIRECTION} data-theme={DEFAULT_THEME} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* It has run before React starts, so browsers need not load it again. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <Meta />
        {/* Not by `links` and <Links>, which compare every link with all others for each page. */}
        {/* Scripts need none of these. */}
        {import.meta.env.SSR && (
          <>
            <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
            <link rel="apple-touch-icon" href="/icons/dark-touch-180.png" />
            <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={interFile} />
          </>
        )}
        <link rel="stylesheet" href={style} />
        {import.meta.env.SSR && <ScriptPreloads />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useLastRootData(loaderData);
  useEffect(loadErrorPage, []);
  return (
    <Toaster>
      <SiteFrame {...loaderData}>
        <Outlet />
      </SiteFrame>
    </Toaster>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const rootData = useRouteLoaderData<typeof loader>('root') ?? lastRootData() ?? bareRootData(claims.foundingYear);
  return (
    <LastResort>
      <SiteFrame {...rootData}>
        <LazyErrorPage error={error} />
      </SiteFrame>
    </LastResort>
  );
}
