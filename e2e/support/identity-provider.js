/**
 * An independent provider of OpenID Connect, with a person in front of it who says yes or no.
 * @import { Provider as OidcProvider } from "oidc-provider"
 */
import { createServer } from "node:http";

const CLIENT = { client_id: "bija", client_secret: "known to both" };

export class IdentityProvider {
  /** @param {import("node:http").Server} server @param {string} url */
  constructor(server, url) {
    this.server = server;
    this.url = url;
    /** Who signs in from now on. */
    this.person = "asha";
    /** The languages that pages were asked for in. @type {string[]} */
    this.languages = [];
  }

  /** What the server's configuration says of it. */
  get configuration() {
    return `[[sign_in]]\nid = "house"\nlabel = "Seed House"\nissuer = "${this.url}"\nclient_id = "${CLIENT.client_id}"\nclient_secret = "${CLIENT.client_secret}"\n`;
  }

  /** @param {string} site the origin that people come from and go back to */
  static async start(site) {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const made = new IdentityProvider(server, `http://127.0.0.1:${port}`);
    const { default: Provider } = await import("oidc-provider");
    const provider = new Provider(made.url, {
      clients: [{ ...CLIENT, redirect_uris: [`${site}/sign-in/house/back`], response_types: ["code"], grant_types: ["authorization_code"] }],
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, interaction) => `/person/${interaction.uid}` },
      cookies: { keys: ["a key of the tests"] },
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    });
    const answer = provider.callback();
    server.on("request", (request, response) => {
      if (request.url?.startsWith("/person/")) void made.meet(provider, request, response);
      else answer(request, response);
    });
    return made;
  }

  /**
   * Shows the person a yes and a no, and does what was pressed.
   * @param {OidcProvider} provider @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response
   */
  async meet(provider, request, response) {
    const { params, prompt } = await provider.interactionDetails(request, response);
    if (request.method === "GET" && prompt.name === "login") {
      this.languages.push(String(params.ui_locales));
      response.setHeader("content-type", "text/html; charset=utf-8");
      const form = (/** @type {string} */ act, /** @type {string} */ word) => `<form method="post" action="${request.url}/${act}"><button>${word}</button></form>`;
      response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Seed House</title><h1>Seed House</h1>${form("yes", "Yes")}${form("no", "No")}`);
      return;
    }
    if (request.url?.endsWith("/no")) return provider.interactionFinished(request, response, { error: "access_denied" });
    if (prompt.name === "login") return provider.interactionFinished(request, response, { login: { accountId: this.person, remember: false } });
    const grant = new provider.Grant({ accountId: this.person, clientId: CLIENT.client_id });
    grant.addOIDCScope("openid");
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  async end() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
