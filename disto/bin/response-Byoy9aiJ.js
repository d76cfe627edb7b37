import { t as X_ALREADY_SENT } from "./constants-BLSFu_RU-DnSiONrH.js";
// node_modules/@hono/node-server/dist/utils/response.mjs
const RESPONSE_ALREADY_SENT = new Response(null, { headers: { [X_ALREADY_SENT]: "true" } });
export { RESPONSE_ALREADY_SENT };
