/** What only a server needs of the router; a facade of its own, because browsers load all of the other. */
export {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
