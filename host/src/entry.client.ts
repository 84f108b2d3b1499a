import { runInSteps } from './app/run-in-steps';
import './app/signal-timeout';

/**
 * The browser's entry. All of it is one file, and running it all at once would keep a phone from
 * answering its visitor for half a second: each step runs a part of the code for the first time, and
 * input is served between the steps. Later steps find what they import already run.
 */
runInSteps([
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/styled'),
  () => import(/* webpackMode: "eager" */ '@mui/system'),
  () => import(/* webpackMode: "eager" */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './theme/theme-variables'),
  () => import(/* webpackMode: "eager" */ '@site/router'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Button'),
  () => import(/* webpackMode: "eager" */ '@site/ui'),
  () => import(/* webpackMode: "eager" */ './app/start'),
  async () => (await import(/* webpackMode: "eager" */ './app/start')).start(),
]).catch((error: unknown) => {
  // Nothing else runs that could report it; the page stays what the server sent.
  setTimeout(() => {
    throw error;
  });
});
