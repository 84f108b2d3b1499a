# Places for the bike outside of the studio: everything is modelled here, nothing comes from elsewhere.
# build(name, ...) makes ground, surroundings, light and the depth of field of one scene (bike.py --scene NAME).
import bpy, random
from math import sin, cos, pi
from mathutils import Vector
from kit import *

def node_ramp(nt, value, stops):
    r = nt.nodes.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].position, r.color_ramp.elements[0].color = stops[0]
    r.color_ramp.elements[1].position, r.color_ramp.elements[1].color = stops[-1]
    for p, c in stops[1:-1]: r.color_ramp.elements.new(p).color = c
    nt.links.new(value, r.inputs[0]); return r.outputs[0]

def noise_fac(nt, scale, detail=4):
    tc = nt.nodes.new('ShaderNodeTexCoord'); t = nt.nodes.new('ShaderNodeTexNoise')
    t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail
    nt.links.new(tc.outputs['Object'], t.inputs['Vector']); return t.outputs['Fac']

def grey(v, a=1): return (v, v, v, a)

def surface(name, dark, light, scale=3, rough=(.8, .9), bump=.1, grain=60, grain_depth=.004, wet_scale=.9):
    """A ground or a wall: two shades, a roughness that varies (puddles when it begins near 0), a grain."""
    if name in MATS: return MATS[name]
    m = principled(name); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    nt.links.new(node_ramp(nt, noise_fac(nt, scale), [(.35, srgb(dark)), (.65, srgb(light))]), b.inputs['Base Color'])
    nt.links.new(node_ramp(nt, noise_fac(nt, wet_scale, 3), [(.42, grey(rough[0])), (.58, grey(rough[1]))]), b.inputs['Roughness'])
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = grain_depth
    nt.links.new(noise_fac(nt, grain, 6), bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m

def matte(name, colour, rough=.75): return principled(name, **{'Base Color': srgb(colour), 'Roughness': rough, 'Specular': .3})

def slab(name, x0, y0, x1, y1, z, mat):
    return mesh_obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat, smooth=False)

def lamp(name, loc, target, power, colour, size, size_y=None):
    l = bpy.data.lights.new(name, 'AREA'); l.energy = power; l.color = colour
    l.shape = 'RECTANGLE'; l.size = size; l.size_y = size_y or size
    o = bpy.data.objects.new(name, l); o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    link(o); o.visible_camera = False
    return o

def flat_world(colour, strength):
    b = bpy.context.scene.world.node_tree.nodes['Background']; b.inputs[0].default_value = srgb(colour); b.inputs[1].default_value = strength

def leaves(name, c, n, spread, length, mat, rng):
    """A plant: bent blades that grow out of one point."""
    verts, faces = [], []
    for _ in range(n):
        a = rng.uniform(0, 2*pi); out = rng.uniform(.25, 1)*spread; up = length*rng.uniform(.6, 1)
        d = Vector((cos(a), sin(a), 0)); side = Vector((-sin(a), cos(a), 0)); w = length*rng.uniform(.05, .10)
        k = len(verts)
        for i in range(5):
            t = i/4; p = Vector(c)+d*out*t**1.4+Vector((0, 0, up*(t-.45*t**3)))
            h = w*sin(pi*(.12+.88*t)); verts += [p-side*h, p+side*h]
        faces += [(k+2*i, k+2*i+1, k+2*i+3, k+2*i+2) for i in range(4)]
    return mesh_obj(name, verts, faces, mat, angle=80)

def pot(c, r, h, rng):
    clay = surface('clay', '#8a4a2f', '#a85f3e', 6, (.75, .9), .2)
    revolve('pot', [(0, 0), (r*.7, 0), (r*.95, h*.9), (r*1.08, h*.9), (r*1.08, h), (r*.92, h), (r*.9, h*.86), (0, h*.86)], clay, c, (0, 0, 1), 64, bev=.004)
    leaves('plant', (c[0], c[1], c[2]+h*.85), 46, r*2.1, h*2.1, matte('leaf', '#3d6b35', .45), rng)

def focus(cam, target, fstop):
    cam.data.dof.use_dof = True; cam.data.dof.focus_distance = (Vector(target)-cam.location).length; cam.data.dof.aperture_fstop = fstop

# ------------------------------------------------------------------ home: charging at a 15 A socket, evening
def home(cam, target):
    rng = random.Random(4); wall = 1.02
    tile = principled('tile', **{'Roughness': .38}); nt = tile.node_tree; b = nt.nodes['Principled BSDF']
    tc = nt.nodes.new('ShaderNodeTexCoord'); br = nt.nodes.new('ShaderNodeTexBrick'); br.offset = 0
    br.inputs['Scale'].default_value = 1; br.inputs['Brick Width'].default_value = br.inputs['Row Height'].default_value = .6
    br.inputs['Mortar Size'].default_value = .006
    br.inputs['Color1'].default_value = srgb('#6d7470'); br.inputs['Color2'].default_value = srgb('#5f6763'); br.inputs['Mortar'].default_value = srgb('#3b3f3d')
    nt.links.new(tc.outputs['Object'], br.inputs['Vector']); nt.links.new(br.outputs['Color'], b.inputs['Base Color'])
    slab('floor', -9, -9, 9, wall, 0, tile)
    low = surface('dado', '#20484a', '#27565a', 2, (.5, .65), .25, 30); high = surface('plaster', '#c9b48f', '#d8c6a3', 2, (.8, .9), .3, 24)
    mesh_obj('wlow', [(-9, wall, 0), (9, wall, 0), (9, wall, 1.0), (-9, wall, 1.0)], [(0, 1, 2, 3)], low, smooth=False)
    mesh_obj('whigh', [(-9, wall, 1.0), (9, wall, 1.0), (9, wall, 4), (-9, wall, 4)], [(0, 1, 2, 3)], high, smooth=False)
    box('band', (0, wall, 1.0), (18, .03, .035), matte('bandm', '#7d2f1f', .5)); box('skirt', (0, wall, .05), (18, .03, .1), matte('skirtm', '#2c302f', .4))
    # door of teak, on the right
    wood = surface('teak', '#4a2a17', '#69401f', 3, (.35, .5), .3, 18)
    for x in (1.55, 2.65): box('jamb', (x, wall, 1.1), (.1, .12, 2.2), wood, .01)
    box('leaf', (2.1, wall-.01, 1.1), (1.0, .05, 2.16), wood, .006)
    for z in (.55, 1.55): box('panel', (2.1, wall-.045, z), (.68, .03, .72), wood, .02)
    # socket with switch and lamp, plug, cable to the bike
    white = principled('white', **{'Base Color': srgb('#ece9e0'), 'Roughness': .3}); black = principled('cableblack', **{'Base Color': (.012, .012, .013, 1), 'Roughness': .45})
    orange = principled('cable', **{'Base Color': srgb('#e2661a'), 'Roughness': .42})
    sx, sz = -1.02, 1.22
    box('sbox', (sx, wall-.022, sz), (.24, .044, .15), white, .012); box('switch', (sx-.07, wall-.05, sz), (.045, .018, .075), white, .006)
    cyl('slamp', (sx-.07, wall-.044, sz+.055), (sx-.07, wall-.052, sz+.055), .008, emission('redlamp', (1, .05, .02, 1), 6))
    cyl('plug', (sx+.045, wall-.045, sz), (sx+.045, wall-.115, sz), .036, black, .026)
    tube('cable', [(sx+.045, wall-.11, sz), (sx+.05, wall-.22, sz-.22), (sx+.12, wall-.34, .35), (sx+.32, wall-.52, .05), (sx+.55, .36, .18), (-.30, .20, .50), (-.25, .13, .60)], .012, orange)
    cyl('inlet', (-.25, .16, .585), (-.25, .10, .61), .028, black)
    pot((-2.05, .58, 0), .19, .34, rng); pot((-2.5, .72, 0), .15, .26, rng); pot((1.28, .74, 0), .14, .26, rng)
    # wall lamp and evening
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=.075, location=(-1.62, wall-.13, 1.98)); bpy.context.object.data.materials.append(emission('bulb', (1, .72, .40, 1), 26))
    cyl('bracket', (-1.62, wall, 1.98), (-1.62, wall-.07, 1.98), .03, matte('bracketm', '#1d1d1f', .4))
    lamp('warm', (-1.5, .2, 2.5), (-.3, .2, .5), 75, (1, .72, .42), .6)
    lamp('porch', (1.2, -.6, 2.9), (.2, 0, .5), 85, (1, .80, .56), 1.6, .5)
    lamp('dusk', (-3.2, -3.4, 2.2), (0, 0, .5), 110, (.55, .68, 1), 2.6, 1.8)
    lamp('front', (3.6, -2.2, 1.2), (.2, 0, .5), 60, (.75, .84, 1), .8, 2.0)
    flat_world('#2a3550', .35); focus(cam, target, 4.0)

SCENES = dict(home=home)

def build(name, cam, target): SCENES[name](cam, target)
