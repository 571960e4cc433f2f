/**
 * Who gets what, route by route. The columns:
 *
 *   visitor      nobody
 *   expired      shows a token, or a session, whose time is over
 *   deactivated  shows a good token of a profile that was switched off
 *   stranger     has an account at the provider, but no profile here
 *   pending      has signed a company up and awaits approval
 *   NONE … REQUEST, admin   employees by level and the admin, all of one company
 *   super_admin  of the platform
 *
 * `own` is a thing of that company, `foreign` one of another company, `self` the person's own profile. A number is the
 * status; of pages also: `login` leads to the login, `wait` to the entrance of the admin area, which says who has to wait,
 * `done` leads on after what was asked has been done; 409 is how the protocol leads to another site.
 */
const COLUMNS = `
                                              visitor expired deact. stranger pending | NONE PRODUCT DATA REQUEST admin | super_admin`;

/** Requests of programs, by bearer token. */
export const API = `${COLUMNS}
GET /api/users                                    401     401    401    401     403   | 403    403    403    403    200 |     200
GET /api/users/:uid/firebase             self     401     401    401    404     200   | 200    200    200    200    200 |     200
GET /api/users/:uid/firebase             own      401     401    401    404     404   | 404    404    404    404    200 |     200
GET /api/users/:uid/firebase             foreign  401     401    401    404     404   | 404    404    404    404    404 |     200
POST /api/users                          own      401     401    401    403     403   | 403    403    403    403    201 |     201
POST /api/users                          foreign  401     401    401    403     403   | 403    403    403    403    403 |     201
PUT /api/users/:id                       self     401     401    401    401     403   | 200    200    200    200    200 |     200
PUT /api/users/:id                       own      401     401    401    401     403   | 404    404    404    404    200 |     200
PUT /api/users/:id                       foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
PUT /api/users/activate/:id              own      401     401    401    401     403   | 403    403    403    403    200 |     200
PUT /api/users/activate/:id              foreign  401     401    401    401     403   | 403    403    403    403    404 |     200
PUT /api/users/deactivate/:id            own      401     401    401    401     403   | 403    403    403    403    200 |     200
PUT /api/users/deactivate/:id            foreign  401     401    401    401     403   | 403    403    403    403    404 |     200
PUT /api/users/deactivate/:id            self     401     401    401    401     403   | 403    403    403    403    403 |     403

GET /api/companies                                200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/companies/:id                   own      200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/companies/:id                   hidden   404     401    401    404     404   | 404    404    404    404    404 |     200
POST /api/companies                               401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/companies/:id                   own      401     401    401    401     403   | 403    403    403    403    200 |     200
PUT /api/companies/:id                   foreign  401     401    401    401     403   | 403    403    403    403    404 |     200
PUT /api/companies/:id/activate          own      401     401    401    401     403   | 403    403    403    403    403 |     200
PUT /api/companies/:id/activate          foreign  401     401    401    401     403   | 403    403    403    403    403 |     200
PUT /api/companies/:id/deactivate        foreign  401     401    401    401     403   | 403    403    403    403    403 |     200
POST /api/companies/:id/logo             own      401     401    401    401     403   | 403    403    403    403    202 |     202
POST /api/companies/:id/logo             foreign  401     401    401    401     403   | 403    403    403    403    404 |     202
DELETE /api/companies/:id/logo           own      401     401    401    401     403   | 403    403    403    403    204 |     204
DELETE /api/companies/:id/logo           foreign  401     401    401    401     403   | 403    403    403    403    404 |     204

GET /api/categories                               200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/categories/:id                  own      200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/categories/:id                  hidden   404     401    401    404     404   | 404    404    404    404    404 |     200
POST /api/categories                              401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/categories/:id                  own      401     401    401    401     403   | 403    403    403    403    403 |     200
DELETE /api/categories/:id               own      401     401    401    401     403   | 403    403    403    403    403 |     204
POST /api/categories/:id/media           own      401     401    401    401     403   | 403    403    403    403    403 |     202
DELETE /api/categories/:id/media/:mediaId own     401     401    401    401     403   | 403    403    403    403    403 |     204

GET /api/attributes                               200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/attributes/:id                  own      200     401    401    200     200   | 200    200    200    200    200 |     200
POST /api/attributes                              401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/attributes/:id                  own      401     401    401    401     403   | 403    403    403    403    403 |     200
GET /api/attributes/:id/merge            own      401     401    401    401     403   | 403    403    403    403    403 |     200
POST /api/attributes/:id/merge           own      401     401    401    401     403   | 403    403    403    403    403 |     204
GET /api/attributes/:id/values           own      401     401    401    401     403   | 403    403    403    403    403 |     200
POST /api/attributes/:id/values/merge    own      401     401    401    401     403   | 403    403    403    403    403 |     204
DELETE /api/attributes/:id               own      401     401    401    401     403   | 403    403    403    403    403 |     204

GET /api/market-positions                         401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/unmatched-products                       401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/matching/suggestions                     401     401    401    401     403   | 403    403    403    403    403 |     200
GET /api/matching/decisions                       401     401    401    401     403   | 403    403    403    403    403 |     200
POST /api/matching/decisions                      401     401    401    401     403   | 403    403    403    403    403 |     201
POST /api/matching/effect                         401     401    401    401     403   | 403    403    403    403    403 |     200
DELETE /api/matching/decisions/:id       own      401     401    401    401     403   | 403    403    403    403    403 |     200
GET /api/matching/objections                      401     401    401    401     403   | 200    200    200    200    200 |     200
PUT /api/matching/objections/:id         own      401     401    401    401     403   | 403    403    403    403    403 |     200
DELETE /api/matching/objections/:id/answer own    401     401    401    401     403   | 403    403    403    403    403 |     200
GET /api/matching/offers/:id             own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/matching/offers/:id             foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
POST /api/matching/offers/:id/objections own      401     401    401    401     403   | 403    201    201    201    201 |     201
POST /api/matching/offers/:id/objections foreign  401     401    401    401     403   | 403    404    404    404    404 |     201
GET /api/synonyms                                 401     401    401    401     403   | 403    403    403    403    403 |     200
GET /api/synonyms/:id                    own      401     401    401    401     403   | 403    403    403    403    403 |     200
POST /api/synonyms                                401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/synonyms/:id                    own      401     401    401    401     403   | 403    403    403    403    403 |     200
DELETE /api/synonyms/:id                 own      401     401    401    401     403   | 403    403    403    403    403 |     204

GET /api/blogs                                    200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/blogs/:id                       own      200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/blogs/:id                       hidden   404     401    401    404     404   | 404    404    404    404    404 |     200
POST /api/blogs                                   401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/blogs/:id                       own      401     401    401    401     403   | 403    403    403    403    403 |     200
DELETE /api/blogs/:id                    own      401     401    401    401     403   | 403    403    403    403    403 |     204
POST /api/blogs/:id/restore              own      401     401    401    401     403   | 403    403    403    403    403 |     200
POST /api/blogs/:id/cover                own      401     401    401    401     403   | 403    403    403    403    403 |     202
DELETE /api/blogs/:id/cover              own      401     401    401    401     403   | 403    403    403    403    403 |     204

GET /api/pages                                    200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/pages/:id                       own      200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/pages/:id                       hidden   404     401    401    404     404   | 404    404    404    404    404 |     200
POST /api/pages                                   401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/pages/:id                       own      401     401    401    401     403   | 403    403    403    403    403 |     200
DELETE /api/pages/:id                    own      401     401    401    401     403   | 403    403    403    403    403 |     204
POST /api/pages/:id/restore              own      401     401    401    401     403   | 403    403    403    403    403 |     200

POST /api/events                                  204     401    401    204     204   | 204    204    204    204    204 |     204

POST /api/media                          own      401     401    401    401     403   | 403    201    201    201    201 |     201
POST /api/media                          foreign  401     401    401    401     403   | 403    404    404    404    404 |     201
GET /api/media/:id                       own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/media/:id                       foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
PUT /api/media/:id                       own      401     401    401    401     403   | 403    200    200    200    200 |     200
PUT /api/media/:id                       foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
PUT /api/media/:id/file                  own      401     401    401    401     403   | 403    202    202    202    202 |     202
PUT /api/media/:id/file                  foreign  401     401    401    401     403   | 403    404    404    404    404 |     202
DELETE /api/media/:id                    own      401     401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/media/:id                    foreign  401     401    401    401     403   | 403    404    404    404    404 |     204

GET /api/products/data/ean/:ean          own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/products/data/company/:id       own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/products/data/company/:id       foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/products/data/company/:id/count own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/products/data/company/:id/count foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/products/data/:id               own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/products/data/:id               foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
POST /api/products/data                  own      401     401    401    401     403   | 403    403    201    201    201 |     201
POST /api/products/data                  foreign  401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/products/data/:id               own      401     401    401    401     403   | 403    403    200    200    200 |     200
PUT /api/products/data/:id               foreign  401     401    401    401     403   | 403    403    404    404    404 |     200
PATCH /api/products/data/:id             own      401     401    401    401     403   | 403    403    403    200    200 |     200
PATCH /api/products/data/:id             foreign  401     401    401    401     403   | 403    403    403    404    404 |     200
POST /api/products/data/:id/merge        own      401     401    401    401     403   | 403    403    200    200    200 |     200
POST /api/products/data/:id/merge        foreign  401     401    401    401     403   | 403    403    404    404    404 |     200
DELETE /api/products/data/:id            own      401     401    401    401     403   | 403    403    204    204    204 |     204
DELETE /api/products/data/:id            foreign  401     401    401    401     403   | 403    403    404    404    404 |     204

POST /api/products/import/:id            own      401     401    401    401     403   | 403    202    202    202    202 |     202
POST /api/products/import/:id            foreign  401     401    401    401     403   | 403    404    404    404    404 |     202
GET /api/imports/:id                     own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id                     foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/issues              own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/issues              foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/issues.csv          own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/issues.csv          foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/issues.json         own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/issues.json         foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/diagnosis           own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/diagnosis           foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/findings            own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/findings            foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/companies/:id/diagnosis           own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/companies/:id/diagnosis           foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/changes             own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/changes             foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/changes.csv         own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/changes.csv         foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/changes.json        own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/imports/:id/changes.json        foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/imports/:id/survey              own      401     401    401    401     403   | 403    200    200    200    200 |     200
GET /api/imports/:id/survey              foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
GET /api/imports/:id/mapping             own      401     401    401    401     403   | 403    200    200    200    200 |     200
GET /api/imports/:id/mapping             foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
PUT /api/imports/:id/mapping             own      401     401    401    401     403   | 403    200    200    200    200 |     200
PUT /api/imports/:id/mapping             foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
DELETE /api/imports/:id/mapping          own      401     401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/imports/:id/mapping          foreign  401     401    401    401     403   | 403    404    404    404    404 |     204
POST /api/imports/:id/mapping/fields     own      401     401    401    401     403   | 403    200    200    200    200 |     200
POST /api/imports/:id/mapping/fields     foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
POST /api/imports/:id/confirm            own      401     401    401    401     403   | 403    200    200    200    200 |     200
POST /api/imports/:id/confirm            foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
POST /api/imports/:id/cancel             own      401     401    401    401     403   | 403    200    200    200    200 |     200
POST /api/imports/:id/cancel             foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
POST /api/imports/:id/rollback           own      401     401    401    401     403   | 403    202    202    202    202 |     202
POST /api/imports/:id/rollback           foreign  401     401    401    401     403   | 403    404    404    404    404 |     202
GET /api/category-mappings/:id           own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/category-mappings/:id           foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
PUT /api/category-mappings/:id           own      401     401    401    401     403   | 403    200    200    200    200 |     200
PUT /api/category-mappings/:id           foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
DELETE /api/category-mappings/:id        own      401     401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/category-mappings/:id        foreign  401     401    401    401     403   | 403    404    404    404    404 |     204
GET /api/companies/:id/category-mappings own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/companies/:id/category-mappings foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
POST /api/companies/:id/category-mappings/suggestions own 401 401 401  401     403   | 403    200    200    200    200 |     200
POST /api/companies/:id/category-mappings/suggestions foreign 401 401 401 401  403   | 403    404    404    404    404 |     200
POST /api/companies/:id/category-mappings/changes own 401 401 401 401 403 | 403 200 200 200 200 | 200
POST /api/companies/:id/category-mappings/changes foreign 401 401 401 401 403 | 403 404 404 404 404 | 200
DELETE /api/companies/:id/category-mappings/changes/:change own 401 401 401 401 403 | 403 200 200 200 200 | 200
DELETE /api/companies/:id/category-mappings/changes/:change foreign 401 401 401 401 403 | 403 404 404 404 404 | 200
GET /api/companies/:id/feed-mappings     own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/companies/:id/feed-mappings     foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
GET /api/feed-mappings/:id               own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/feed-mappings/:id               foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
DELETE /api/feed-mappings/:id            own      401     401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/feed-mappings/:id            foreign  401     401    401    401     403   | 403    404    404    404    404 |     204
GET /api/feeds                                    401     401    401    401     403   | 403    200    200    200    200 |     200
POST /api/feeds                          own      401     401    401    401     403   | 403    201    201    201    201 |     201
POST /api/feeds                          foreign  401     401    401    401     403   | 403    403    403    403    403 |     201
GET /api/feeds/:id                       own      401     401    401    401     403   | 403    200    200    200    200 |     200
GET /api/feeds/:id                       foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
PUT /api/feeds/:id                       own      401     401    401    401     403   | 403    200    200    200    200 |     200
PUT /api/feeds/:id                       foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
DELETE /api/feeds/:id                    own      401     401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/feeds/:id                    foreign  401     401    401    401     403   | 403    404    404    404    404 |     204
GET /api/feeds/:id/pulls                 own      401     401    401    401     403   | 403    200    200    200    200 |     200
GET /api/feeds/:id/pulls                 foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
POST /api/feeds/:id/pulls                own      401     401    401    401     403   | 403    202    202    202    202 |     202
POST /api/feeds/:id/pulls                foreign  401     401    401    401     403   | 403    404    404    404    404 |     202

GET /api/products                                 200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/products/featured                        200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/products/:id                    own      200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/products/:id                    hidden   404     401    401    404     404   | 404    404    404    404    404 |     200
GET /api/products/:id/similar            own      200     401    401    200     200   | 200    200    200    200    200 |     200
POST /api/products                       own      401     401    401    401     403   | 403    201    201    201    201 |     201
POST /api/products                       foreign  401     401    401    401     403   | 403    403    403    403    403 |     201
PUT /api/products/:id                    own      401     401    401    401     403   | 403    200    200    200    200 |     200
PUT /api/products/:id                    foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
PATCH /api/products/:id                  own      401     401    401    401     403   | 403    200    200    200    200 |     200
PATCH /api/products/:id                  foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
DELETE /api/products/:id                 own      401     401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/products/:id                 foreign  401     401    401    401     403   | 403    404    404    404    404 |     204
POST /api/products/:id/restore           own      401     401    401    401     403   | 403    200    200    200    200 |     200
POST /api/products/:id/restore           foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
GET /api/blocks/:id                      own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/blocks/:id                      foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
POST /api/blocks/:id/objection           own      401     401    401    401     403   | 403    200    200    200    200 |     200
POST /api/blocks/:id/objection           foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
PUT /api/blocks/:id                      own      401     401    401    401     403   | 403    403    403    403    403 |     200
GET /api/prices/:id                      own      401     401    401    401     403   | 200    200    200    200    200 |     200
GET /api/prices/:id                      foreign  401     401    401    401     403   | 404    404    404    404    404 |     200
POST /api/prices/:id/void                own      401     401    401    401     403   | 403    200    200    200    200 |     200
POST /api/prices/:id/void                foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
POST /api/products/:id/attributes        own      401     401    401    401     403   | 403    201    201    201    201 |     201
POST /api/products/:id/attributes        foreign  401     401    401    401     403   | 403    404    404    404    404 |     201
PUT /api/products/:id/attributes         own      401     401    401    401     403   | 403    200    200    200    200 |     200
PUT /api/products/:id/attributes         foreign  401     401    401    401     403   | 403    404    404    404    404 |     200
DELETE /api/products/:id/attributes/:attributeId own 401  401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/products/:id/attributes/:attributeId foreign 401 401 401    401     403   | 403    404    404    404    404 |     204
POST /api/products/:id/media             own      401     401    401    401     403   | 403    201    201    201    201 |     201
POST /api/products/:id/media             foreign  401     401    401    401     403   | 403    404    404    404    404 |     201
DELETE /api/products/:id/media/:mediaId  own      401     401    401    401     403   | 403    204    204    204    204 |     204
DELETE /api/products/:id/media/:mediaId  foreign  401     401    401    401     403   | 403    404    404    404    404 |     204

POST /api/session                                 401     401    401    401     401   | 401    401    401    401    401 |     401
DELETE /api/session                               204     401    401    204     204   | 204    204    204    204    204 |     204

GET /api/docs-json                                200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/docs                                     200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/docs/start.js                            200     401    401    200     200   | 200    200    200    200    200 |     200
GET /api/docs/:file                               404     401    401    404     404   | 404    404    404    404    404 |     404
`;

/** Requests of browsers, by cookie; each row is tried in both languages. */
export const PAGES = `${COLUMNS}
GET /                                             200     200    200    200     200   | 200    200    200    200    200 |     200
GET /izdelki/rezultati/:id                        200     200    200    200     200   | 200    200    200    200    200 |     200
GET /storitve/rezultati/:id                       404     404    404    404     404   | 404    404    404    404    404 |     404
GET /iskanje/izdelki/rezultati                    200     200    200    200     200   | 200    200    200    200    200 |     200
GET /izdelek/:id                                  200     200    200    200     200   | 200    200    200    200    200 |     200
GET /storitev/:id                                 404     404    404    404     404   | 404    404    404    404    404 |     404
GET /pojdi/:id                                    409     409    409    409     409   | 409    409    409    409    409 |     409
GET /company                                      200     200    200    200     200   | 200    200    200    200    200 |     200
GET /primerjava                                   200     200    200    200     200   | 200    200    200    200    200 |     200
POST /primerjava                                 done    done   done   done    done   | done   done   done   done   done |    done
GET /napaka/:id                                   200     200    200    200     200   | 200    200    200    200    200 |     200
POST /napaka/:id                                 done    done   done   done    done   | done   done   done   done   done |    done
GET /obvestilo-o-ceni/:id                         404     404    404    404     404   | 404    404    404    404    404 |     404
POST /obvestilo-o-ceni/:id                        404     404    404    404     404   | 404    404    404    404    404 |     404
GET /povabilo/:token                              200     200    200    200     200   | 200    200    200    200    200 |     200
POST /povabilo/:token                             200     200    200    200     200   | 200    200    200    200    200 |     200
GET /obvestilo-o-ceni/:token/potrditev            404     404    404    404     404   | 404    404    404    404    404 |     404
POST /obvestilo-o-ceni/:token/potrditev           404     404    404    404     404   | 404    404    404    404    404 |     404
GET /obvestilo-o-ceni/:token/odjava               404     404    404    404     404   | 404    404    404    404    404 |     404
POST /obvestilo-o-ceni/:token/odjava              404     404    404    404     404   | 404    404    404    404    404 |     404
GET /pomocnik                                     200     200    200    200     200   | 200    200    200    200    200 |     200
GET /piskotki                                     200     200    200    200     200   | 200    200    200    200    200 |     200
POST /piskotki                                   done    done   done   done    done   | done   done   done   done   done |    done
GET /opazovani                                    200     200    200    200     200   | 200    200    200    200    200 |     200
POST /opazovani                                  done    done   done   done    done   | done   done   done   done   done |    done
POST /opazovani/kopija                           done    done   done   done    done   | done   done   done   done   done |    done
GET /opazovani/kopija/:token                      404     404    404    404     404   | 404    404    404    404    404 |     404
GET /blogi                                        200     200    200    200     200   | 200    200    200    200    200 |     200
GET /blogi.xml                                    200     200    200    200     200   | 200    200    200    200    200 |     200
GET /blogi/:id/:title                    own      200     200    200    200     200   | 200    200    200    200    200 |     200
GET /blogi/:id/:title                    hidden   404     404    404    404     404   | 404    404    404    404    404 |     200
GET /strani/:slug                        own      200     200    200    200     200   | 200    200    200    200    200 |     200
GET /strani/:slug                        hidden   404     404    404    404     404   | 404    404    404    404    404 |     200
GET /media/:hash/:file                            404     404    404    404     404   | 404    404    404    404    404 |     404
GET /sitemap.xml                                  200     200    200    200     200   | 200    200    200    200    200 |     200
GET /robots.txt                                   200     200    200    200     200   | 200    200    200    200    200 |     200
GET /health/live                                  200     200    200    200     200   | 200    200    200    200    200 |     200
GET /builds/latest.json                           200     200    200    200     200   | 200    200    200    200    200 |     200
POST /builds/errors                               204     204    204    204     204   | 204    204    204    204    204 |     204
GET /builds/meta/:file                            404     404    404    404     404   | 404    404    404    404    404 |     404
GET /health/ready                                 200     200    200    200     200   | 200    200    200    200    200 |     200

GET /administracija                             login   login  login  login     200   | 200    200    200    200    200 |     200
GET /administracija/uvozi                       login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/uvozi/diagnostika           login   login  login  login    wait   | 200    200    200    200    200 |     200
POST /administracija/uvozi               own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/uvozi               foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/uvozi/skupinsko     own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/uvozi/skupinsko     foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
PATCH /administracija/uvozi/:id          own    login   login  login  login    wait   | 403   done   done   done   done |    done
PATCH /administracija/uvozi/:id          foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/uvozi/:id/spremembe  own    login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/uvozi/:id/spremembe  foreign login  login  login  login    wait   | 404    404    404    404    404 |     200
POST /administracija/uvozi/:id/razveljavitev own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/uvozi/:id/razveljavitev foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/uvozi/kategorije             login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/uvozi/kategorije/sprememba  own     login login login login wait | 404  200  200  200  200 |  200
GET /administracija/uvozi/kategorije/sprememba  foreign login login login login wait | 404  404  404  404  404 |  200
POST /administracija/uvozi/kategorije/sprememba own     login login login login wait | 403 done done done done | done
POST /administracija/uvozi/kategorije/sprememba foreign login login login login wait | 403  404  404  404  404 | done
POST /administracija/uvozi/kategorije/:id/razveljavitev own     login login login login wait | 403 done done done done | done
POST /administracija/uvozi/kategorije/:id/razveljavitev foreign login login login login wait | 403  404  404  404  404 | done
GET /administracija/uvozi/googlove-kategorije    login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/uvozi/googlove-kategorije   login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/uvozi/googlove-kategorije/predlogi login login login login wait   | 403    403    403    403    403 |    done
GET /administracija/uvozi/:id/oblika        own    login   login  login  login    wait   | 403    200    200    200    200 |     200
GET /administracija/uvozi/:id/oblika        foreign login  login  login  login    wait   | 403    404    404    404    404 |     200
POST /administracija/uvozi/:id/oblika       own    login   login  login  login    wait   | 403    200    200    200    200 |     200
POST /administracija/uvozi/:id/oblika       foreign login  login  login  login    wait   | 403    404    404    404    404 |     200
POST /administracija/uvozi/:id/polja        own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/uvozi/:id/polja        foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
PUT /administracija/uvozi/:id/oblika        own    login   login  login  login    wait   | 403   done   done   done   done |    done
PUT /administracija/uvozi/:id/oblika        foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
DELETE /administracija/uvozi/:id/oblika     own    login   login  login  login    wait   | 403   done   done   done   done |    done
DELETE /administracija/uvozi/:id/oblika     foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/uvozi/preslikave/:id   own  login   login  login  login    wait   | done   done   done   done   done |    done
GET /administracija/uvozi/preslikave/:id   foreign login login login  login    wait   | 404    404    404    404    404 |    done
PATCH /administracija/uvozi/preslikave/:id own  login   login  login  login    wait   | 403   done   done   done   done |    done
PATCH /administracija/uvozi/preslikave/:id foreign login login login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/uvozi/primer login login login login wait | 200 200 200 200 200 | 200
GET /administracija/uvozi/oblike                 login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/uvozi/oblike/:id     own    login   login  login  login    wait   | 403   done   done   done   done |    done
GET /administracija/uvozi/oblike/:id     foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
DELETE /administracija/uvozi/oblike/:id  own    login   login  login  login    wait   | 403   done   done   done   done |    done
DELETE /administracija/uvozi/oblike/:id  foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/uvozi/:id/porocilo   own    login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/uvozi/:id/porocilo   foreign login  login  login  login    wait   | 404    404    404    404    404 |     200
GET /administracija/izdelki/manjkajoce-primerjave              login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/izdelki/manjkajoce-primerjave/izvoz        login   login  login  login    wait   | 200    200    200    200    200 |     200
POST /administracija/izdelki/manjkajoce-primerjave/:id own      login   login  login  login    wait   | 403    done   done   done   done |    done
POST /administracija/izdelki/manjkajoce-primerjave/:id foreign  login   login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/izdelki/manjkajoce-primerjave/:id/razveljavitev own login login login login wait | 403    done   done   done   done |    done
POST /administracija/izdelki/manjkajoce-primerjave/:id/razveljavitev foreign login login login login wait | 403 404   404    404    404 |    done
GET /administracija/izdelki/zdruzevanje                 login   login  login  login    wait   | 403    403    403    403    403 |     200
GET /administracija/izdelki/zdruzevanje/pokritost       login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/izdelki/zdruzevanje/odlocitev      login   login  login  login    wait   | 403    403    403    403    403 |     done
POST /administracija/izdelki/zdruzevanje/:id/razveljavitev own login login login login wait | 403 403    403    403    403 |    done
POST /administracija/izdelki/zdruzevanje/ugovori/:id own login login login login   wait   | 403    403    403    403    403 |    done
POST /administracija/izdelki/zdruzevanje/ugovori/:id/razveljavitev own login login login login wait | 403 403 403 403 403 | done
GET /administracija/izdelki/zdruzevanje/ucinek  login   login  login  login    wait   | 403    403    403    403    403 |     200
GET /administracija/izdelki/zdruzevanje/skupina/:id own login login login login wait   | 403    403    403    403    403 |     200
GET /administracija/izdelki/ugovori             login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/uvozi/blokirani-izrazi      login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/uvozi/blokirani-izrazi     login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/uvozi/blokirani-izrazi/:id/odstranitev own login login login login wait | 403 403    403    403    403 |    done
POST /administracija/uvozi/blokirani-izrazi/predogled login login login login   wait   | 403    403    403    403    403 |    done
GET /administracija/uvozi/blokirane-ponudbe     login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/uvozi/blokirane-ponudbe/:id/odlocitev own login login login login wait | 403 403  403    403    403 |    done
POST /administracija/uvozi/blokirane-ponudbe/:id/ugovor own login login login login wait | 403   done   done   done   done |    done
POST /administracija/uvozi/blokirane-ponudbe/:id/ugovor foreign login login login login wait | 403 404    404    404    404 |    done
GET /administracija/uvozi/viri               login   login  login  login    wait   | 403    200    200    200    200 |     200
POST /administracija/uvozi/viri       own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/uvozi/viri       foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/uvozi/viri/preizkus own login  login  login  login    wait   | 403   422    422    422    422  |    422
PUT /administracija/uvozi/viri/:id    own    login   login  login  login    wait   | 403   done   done   done   done |    done
PUT /administracija/uvozi/viri/:id    foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
DELETE /administracija/uvozi/viri/:id own    login   login  login  login    wait   | 403   done   done   done   done |    done
DELETE /administracija/uvozi/viri/:id foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/uvozi/viri/:id/prevzemi own login login login login    wait   | 403   done   done   done   done |    done
POST /administracija/uvozi/viri/:id/prevzemi foreign login login login login wait  | 403    404    404    404    404 |    done

GET /administracija/prijave-napak               login   login  login  login    wait   | 200    200    200    200    200 |     200
PATCH /administracija/prijave-napak/:id  own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/prijave-napak/:id/opomba own login login login login    wait   | 403   done   done   done   done |    done
POST /administracija/prijave-napak/:id/opomba foreign login login login login wait   | 403    404    404    404    404 |    done
POST /administracija/prijave-napak/:id/odgovor own login login login login    wait   | 403   409    409    409    409  |     409
POST /administracija/prijave-napak/:id/odgovor foreign login login login login wait  | 403    404    404    404    404 |    409
PATCH /administracija/prijave-napak/:id  foreign login login  login  login    wait   | 403    404    404    404    404 |    done

GET /administracija/izdelki                     login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/izdelki/izvoz        own    login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/izdelki/izvoz        foreign login  login  login  login    wait   | 404    404    404    404    404 |     200
GET /administracija/storitve                    login   login  login  login    wait   | 200    200    200    200    200 |     200
POST /administracija/izdelki             own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki             foreign login  login  login  login    wait   | 403    403    403    403    403 |    done
GET /administracija/izdelki/nov             login   login  login  login    wait   | 403    200    200    200    200 |     200
GET /administracija/storitve/nova           login   login  login  login    wait   | 403    200    200    200    200 |     200
GET /administracija/izdelki/:id          own    login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/izdelki/:id          foreign login  login  login  login    wait   | 404    404    404    404    404 |     200
POST /administracija/izdelki/:id         own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki/:id         foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
PUT /administracija/izdelki/:id          own    login   login  login  login    wait   | 403   done   done   done   done |    done
PUT /administracija/izdelki/:id          foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
PATCH /administracija/izdelki/:id        own    login   login  login  login    wait   | 403   done   done   done   done |    done
PATCH /administracija/izdelki/:id        foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
DELETE /administracija/izdelki/:id       own    login   login  login  login    wait   | 403   done   done   done   done |    done
DELETE /administracija/izdelki/:id       foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/izdelki/:id/predogled own  login  login  login  login    wait   | done   done   done   done   done |    done
GET /administracija/izdelki/:id/predogled foreign login login  login  login    wait   | 404    404    404    404    404 |    done
GET /administracija/izdelki/:id/cene     own    login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/izdelki/:id/cene     foreign login  login  login  login    wait   | 404    404    404    404    404 |     200
POST /administracija/izdelki/:id/cene    own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki/:id/cene    foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/izdelki/:id/primerjava own login  login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/izdelki/:id/primerjava foreign login login login login   wait   | 404    404    404    404    404 |     200
POST /administracija/izdelki/:id/primerjava own login login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki/:id/primerjava foreign login login login login  wait   | 403    404    404    404    404 |    done
POST /administracija/izdelki/:id/vrnitev own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki/:id/vrnitev foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/izdelki/skupinsko/urejanje  login login login login    wait   | 403    200    200    200    200 |     200
POST /administracija/izdelki/skupinsko/urejanje login login login login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki/skupinsko       own login  login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki/skupinsko   foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/izdelki/skupinsko/:id   own login  login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/izdelki/skupinsko/:id foreign login login login  login    wait   | 403    404    404    404    404 |    done
DELETE /administracija/izdelki/skupinsko/:id own login  login  login  login    wait   | 403   done   done   done   done |    done
DELETE /administracija/izdelki/skupinsko/:id foreign login login login login   wait   | 403    404    404    404    404 |    done
PUT /administracija/izdelki/vrednosti    own    login  login  login  login    wait   | 403   done   done   done   done |    done
PUT /administracija/izdelki/vrednosti    foreign login login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/izdelki/pogledi            login   login  login  login    wait   | done   done   done   done   done |    done
PATCH /administracija/izdelki/pogledi/:id own   login   login  login  login    wait   | 403    403    403    403   done |    done
PATCH /administracija/izdelki/pogledi/:id foreign login login login  login    wait   | 404    404    404    404    404 |    done
DELETE /administracija/izdelki/pogledi/:id own  login   login  login  login    wait   | 403    403    403    403   done |    done
DELETE /administracija/izdelki/pogledi/:id foreign login login login login    wait   | 404    404    404    404    404 |    done

GET /administracija/uporabniki                  login   login  login  login    wait   | 403    403    403    403    200 |     200
POST /administracija/uporabniki          own    login   login  login  login    wait   | 403    403    403    403   done |    done
POST /administracija/uporabniki          foreign login  login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/uporabniki/:id       own    login   login  login  login    wait   | 403    403    403    403   done |    done
PUT /administracija/uporabniki/:id       foreign login  login  login  login    wait   | 403    403    403    403    404 |    done
PATCH /administracija/uporabniki/:id     own    login   login  login  login    wait   | 403    403    403    403   done |    done
PATCH /administracija/uporabniki/:id     foreign login  login  login  login    wait   | 403    403    403    403    404 |    done
PATCH /administracija/uporabniki/:id     self   login   login  login  login    wait   | 403    403    403    403    403 |     403
POST /administracija/uporabniki/skupinsko own   login   login  login  login    wait   | 403    403    403    403   done |    done
POST /administracija/uporabniki/skupinsko foreign login login  login  login    wait   | 403    403    403    403    404 |    done
DELETE /administracija/uporabniki/:id/dvostopenjska-prijava own login login login login wait   | 403    403    403    403    403 |    done
POST /administracija/uporabniki/:id/povabilo own login  login  login  login    wait   | 403    403    403    403   done |    done
POST /administracija/uporabniki/:id/povabilo foreign login login login login   wait   | 403    403    403    403    404 |    done

GET /administracija/podjetja/stanje             login   login  login  login    wait   | 403    403    403    403    403 |     200
GET /administracija/podjetja                    login   login  login  login    wait   | 403    403    403    403    200 |     200
POST /administracija/podjetja                   login   login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/podjetja/:id         own    login   login  login  login    wait   | 403    403    403    403   done |    done
PUT /administracija/podjetja/:id         foreign login  login  login  login    wait   | 403    403    403    403    404 |    done
PATCH /administracija/podjetja/:id       own    login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/podjetja/skupinsko  own    login   login  login  login    wait   | 403    403    403    403    403 |    done

GET /administracija/podatki-o-izdelkih          login   login  login  login    wait   | 200    200    200    200    200 |     200
POST /administracija/podatki-o-izdelkih  own    login   login  login  login    wait   | 403    403   done   done   done |    done
POST /administracija/podatki-o-izdelkih foreign login   login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/podatki-o-izdelkih/:id own  login   login  login  login    wait   | 403    403   done   done   done |    done
PUT /administracija/podatki-o-izdelkih/:id foreign login login login login     wait   | 403    403    404    404    404 |    done
PATCH /administracija/podatki-o-izdelkih/:id own login  login  login  login    wait   | 403    403    403   done   done |    done
PATCH /administracija/podatki-o-izdelkih/:id foreign login login login login   wait   | 403    403    403    404    404 |    done
POST /administracija/podatki-o-izdelkih/skupinsko own login login login login  wait   | 403    403    403   done   done |    done
POST /administracija/podatki-o-izdelkih/skupinsko foreign login login login login wait | 403   403    403    404    404 |    done
POST /administracija/podatki-o-izdelkih/:id/zdruzitev own login login login login wait | 403   403   done   done   done |    done
POST /administracija/podatki-o-izdelkih/:id/zdruzitev foreign login login login login wait | 403 403  404    404    404 |    done
DELETE /administracija/podatki-o-izdelkih/:id own login login  login  login    wait   | 403    403   done   done   done |    done
DELETE /administracija/podatki-o-izdelkih/:id foreign login login login login  wait   | 403    403    404    404    404 |    done

GET /administracija/kategorije                  login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/kategorije                 login   login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/kategorije/:id       own    login   login  login  login    wait   | 403    403    403    403    403 |    done
PATCH /administracija/kategorije/:id     own    login   login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/kategorije/:id    own    login   login  login  login    wait   | 403    403    403    403    403 |    done
PATCH /administracija/kategorije/:id/mesto own  login   login  login  login    wait   | 403    403    403    403    403 |    done

GET /administracija/lastnosti                   login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/lastnosti                  login   login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/lastnosti/:id        own    login   login  login  login    wait   | 403    403    403    403    403 |    done
GET /administracija/lastnosti/:id/zdruzitev own login login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/lastnosti/:id/zdruzitev own login login login  login    wait   | 403    403    403    403    403 |    done
GET /administracija/lastnosti/:id/vrednosti own login login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/lastnosti/:id/vrednosti own login login login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/lastnosti         own    login   login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/lastnosti/:id     own    login   login  login  login    wait   | 403    403    403    403    403 |    done
PATCH /administracija/lastnosti/:id/mesto own   login   login  login  login    wait   | 403    403    403    403    403 |    done

GET /administracija/mediji                      login   login  login  login    wait   | 200    200    200    200    200 |     200
DELETE /administracija/mediji            own    login   login  login  login    wait   | 403   done   done   done   done |    done
DELETE /administracija/mediji/:id        own    login   login  login  login    wait   | 403   done   done   done   done |    done
DELETE /administracija/mediji/:id        foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/mediji              own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/mediji              foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
POST /administracija/mediji/naslovi      own    login   login  login  login    wait   | 403   done   done   done   done |    done
POST /administracija/mediji/naslovi      foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
PUT /administracija/mediji/:id/datoteka  own    login   login  login  login    wait   | 403   done   done   done   done |    done
PUT /administracija/mediji/:id/datoteka foreign login   login  login  login    wait   | 403    404    404    404    404 |    done
PUT /administracija/mediji/:id           own    login   login  login  login    wait   | 403   done   done   done   done |    done
PUT /administracija/mediji/:id           foreign login  login  login  login    wait   | 403    404    404    404    404 |    done
GET /administracija/blogi                       login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/blogi                      login   login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/blogi/:id            own    login   login  login  login    wait   | 403    403    403    403    403 |    done
PATCH /administracija/blogi/:id          own    login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/blogi/skupinsko     own    login   login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/blogi/:id         own    login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/blogi/:id/vrnitev   own    login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/blogi/predogled            login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/blogi/slike                login   login  login  login    wait   | 403    403    403    403    403 |    done

GET /administracija/strani                      login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/strani                     login   login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/strani/:id           own    login   login  login  login    wait   | 403    403    403    403    403 |    done
PATCH /administracija/strani/:id         own    login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/strani/skupinsko    own    login   login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/strani/:id        own    login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/strani/:id/vrnitev  own    login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/strani/predogled           login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/strani/slike               login   login  login  login    wait   | 403    403    403    403    403 |    done

GET /administracija/statistika                  login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/statistika/dnevi     own    login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/statistika/dnevi     foreign login  login  login  login    wait   | 404    404    404    404    404 |     200
GET /administracija/statistika/izdelki   own    login   login  login  login    wait   | 200    200    200    200    200 |     200
GET /administracija/statistika/izdelki   foreign login  login  login  login    wait   | 404    404    404    404    404 |     200
GET /administracija/statistika/podjetja         login   login  login  login    wait   | 403    403    403    403    403 |     200
GET /administracija/statistika/kategorije       login   login  login  login    wait   | 403    403    403    403    403 |     200
GET /administracija/statistika/iskanja          login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/statistika/sopomenke       login   login  login  login    wait   | 403    403    403    403    403 |    done
PUT /administracija/statistika/sopomenke/:id own login  login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/statistika/sopomenke/:id own login login login login    wait   | 403    403    403    403    403 |    done

GET /administracija/profil                      login   login  login  login    wait   | 200    200    200    200    200 |     200
PUT /administracija/profil                      login   login  login  login    wait   |done   done   done   done   done |    done
GET /administracija/profil/podatki              login   login  login  login    200    | 200    200    200    200    200 |     200
POST /administracija/profil/izbris              login   login  login  login    422    | 422    422    422    422    422 |     422
GET /racun                                      login   login  login  login    200    |done   done   done   done   done |    done
GET /administracija/dnevnik                     login   login  login  login    wait   | 403    403    403    403    200 |     200
GET /administracija/dnevnik/izvoz               login   login  login  login    wait   | 403    403    403    403    200 |     200

GET /administracija/vrste                       login   login  login  login    wait   | 403    403    403    403    403 |     200
POST /administracija/vrste/:queue/premor        login   login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/vrste/:queue/premor      login   login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/vrste/napake-brskalnikov login   login  login  login    wait   | 403    403    403    403    403 |    done
POST /administracija/vrste/neuspela/:id  own    login   login  login  login    wait   | 403    403    403    403    403 |    done
DELETE /administracija/vrste/neuspela/:id own   login   login  login  login    wait   | 403    403    403    403    403 |    done

GET /prijava                                      200     200    200    200    wait   |wait   wait   wait   wait   wait |    wait
POST /prijava                                   login   login  login  login   login   |login  login  login  login  login|   login
PUT /prijava                                    login   login  login  login   login   |login  login  login  login  login|   login
DELETE /prijava                                  done    done   done   done    done   |done   done   done   done   done |    done
`;
