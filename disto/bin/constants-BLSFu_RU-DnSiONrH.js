// node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
const X_ALREADY_SENT = "x-hono-already-sent";
export { X_ALREADY_SENT as t };
